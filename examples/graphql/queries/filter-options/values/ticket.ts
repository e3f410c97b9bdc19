import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Transform } from 'class-transformer';
import { ArrayMaxSize } from 'class-validator';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  reference!: string;

  @Column()
  priority!: number;

  @Column()
  votes!: number;
}

// #region convert
const normalize = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalize);
  return typeof value === 'string' ? value.trim().toUpperCase() : value;
};
// #endregion convert

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region convert-field
  @FilterableField({
    filterDecorators: [Transform(({ value }) => normalize(value))],
  })
  reference!: string;
  // #endregion convert-field

  // #region list-size
  @FilterableField(() => Int, {
    allowedComparisons: ['in', 'notIn'],
    filterDecorators: [ArrayMaxSize(3)],
  })
  priority!: number;
  // #endregion list-size

  @FilterableField(() => Int, { filterDecorators: [ArrayMaxSize(3)] })
  votes!: number;
}
