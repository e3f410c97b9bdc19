import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  projectId!: number;

  @Column()
  priority!: number;
}

// #region dto
@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region field
  @FilterableField(() => Int, { filterRequired: true })
  projectId!: number;
  // #endregion field

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion dto
