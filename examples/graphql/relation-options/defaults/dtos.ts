import { ID, ObjectType } from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  OffsetConnection,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

// #region comment
@ObjectType('Comment')
@QueryOptions({
  defaultResultSize: 5,
  maxResultsSize: 20,
  enableTotalCount: true,
  defaultSort: [{ field: 'id', direction: SortDirection.DESC }],
})
export class CommentDTO {
  // #endregion comment
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
// #region inherits
@OffsetConnection('comments', () => CommentDTO)
// #endregion inherits
// #region overrides
@OffsetConnection('lastComment', () => CommentDTO, {
  relationName: 'comments',
  defaultResultSize: 1,
  maxResultsSize: 1,
  enableTotalCount: false,
})
// #endregion overrides
// #region no-arguments
@UnPagedRelation('discussion', () => CommentDTO, {
  relationName: 'comments',
  disableFilter: true,
  disableSort: true,
})
// #endregion no-arguments
// #region too-small
@OffsetConnection('labels', () => LabelDTO, { maxResultsSize: 5 })
// #endregion too-small
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
