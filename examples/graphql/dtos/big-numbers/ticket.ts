import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('bigint')
  views!: string;

  @Column('numeric', { precision: 10, scale: 2 })
  cost!: string;
}
// #endregion entity

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region text
  @FilterableField()
  views!: string;

  @FilterableField()
  cost!: string;
  // #endregion text
}

@ObjectType('CountedTicket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class CountedTicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region int
  @FilterableField(() => Int)
  views!: number;
  // #endregion int
}
