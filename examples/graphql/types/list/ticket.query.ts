import { ArgsType } from '@nestjs/graphql';
import { PagingStrategies, QueryArgsType } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket';

// #region args
@ArgsType()
export class TicketQuery extends QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.OFFSET,
  enableTotalCount: true,
  connectionName: 'UrgentTicketConnection',
}) {}
// #endregion
