import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ type: 'varchar', nullable: true })
  body?: string | null;

  @VirtualColumn({
    type: 'varchar',
    query: (alias) => `${alias}.title || ' ' || COALESCE(${alias}.body, '')`,
  })
  text!: string;
}
// #endregion entity

// #region dto
@ObjectType('Ticket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  enableTotalCount: true,
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField({ filterOnly: true, allowedComparisons: ['like'] })
  text!: string;
}
// #endregion dto
