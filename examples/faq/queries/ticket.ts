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
  priority!: number;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

// #region no-paging
@ObjectType('ListedTicket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class ListedTicketDTO extends TicketDTO {}
// #endregion no-paging

// #region offset
@ObjectType('NumberedTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  enableTotalCount: true,
})
export class NumberedTicketDTO extends TicketDTO {}
// #endregion offset

// #region no-limit
@ObjectType('UnlimitedTicket')
@QueryOptions({ maxResultsSize: -1 })
export class UnlimitedTicketDTO extends TicketDTO {}
// #endregion no-limit

// #region fetch-all
@ObjectType('FetchedTicket')
@QueryOptions({
  pagingStrategy: PagingStrategies.OFFSET,
  enableFetchAllWithNegative: true,
})
export class FetchedTicketDTO extends TicketDTO {}
// #endregion fetch-all
