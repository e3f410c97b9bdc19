import { ID, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import type { Ticket } from '../../queries/filter-options/depth/entities';

// #region ticket
const labelled: Filter<Ticket> = { labels: { name: { isNot: null } } };

@ObjectType('Ticket')
@Authorize<TicketDTO>({ authorize: () => labelled as Filter<TicketDTO> })
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region comment
@ObjectType('Comment')
@Relation('ticket', () => TicketDTO, { nullable: true })
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class CommentDTO {
  // #endregion comment
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}
