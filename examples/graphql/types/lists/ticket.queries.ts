import { ArgsType } from '@nestjs/graphql';
import { PagingStrategies, QueryArgsType } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../list/ticket';

// #region cursor
@ArgsType()
export class BacklogQuery extends QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.CURSOR,
  connectionName: 'Backlog',
  defaultResultSize: 2,
  defaultFilter: { status: { eq: 'open' } },
}) {}
// #endregion cursor

// #region none
@ArgsType()
export class BoardQuery extends QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.NONE,
}) {}
// #endregion none

// #region uncounted
@ArgsType()
export class UncountedQuery extends QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.OFFSET,
  connectionName: 'UncountedTickets',
  enableTotalCount: true,
}) {}
// #endregion uncounted

// #region offset
@ArgsType()
export class UnpagedQuery extends QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.OFFSET,
}) {}
// #endregion offset

// #region same-name
@ArgsType()
export class CountedBacklogQuery extends QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.CURSOR,
  connectionName: 'Backlog',
  enableTotalCount: true,
}) {}
// #endregion same-name
