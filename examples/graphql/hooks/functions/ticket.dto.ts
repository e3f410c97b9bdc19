import { ForbiddenException } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import {
  mergeFilter,
  mergeQuery,
  type Query,
} from '@ptc-org/nestjs-query-core';
import {
  BeforeCreateOne,
  BeforeDeleteMany,
  BeforeDeleteOne,
  BeforeFindOne,
  BeforeQueryMany,
  type DeleteManyInputType,
  type DeleteOneInputType,
  FilterableField,
  type FindOneArgsType,
  IDField,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from './gql-context';

// #region delete-one
function onlyMaintainers(instance: DeleteOneInputType, context: GqlContext) {
  if (context.req.user.role !== 'maintainer') {
    throw new ForbiddenException(
      `Ask a maintainer to delete ticket ${instance.id}`,
    );
  }
  return instance;
}
// #endregion

// #region delete-many
function onlyDone(instance: DeleteManyInputType<TicketDTO>) {
  return { filter: mergeFilter(instance.filter, { status: { eq: 'done' } }) };
}
// #endregion

// #region query-many
function withoutDone(query: Query<TicketDTO>) {
  return mergeQuery(query, { filter: { status: { neq: 'done' } } });
}
// #endregion

// #region find-one
function acceptKeys(instance: FindOneArgsType) {
  return { id: String(instance.id).replace(/^TICKET-/, '') };
}
// #endregion

// #region never
function neverRuns(): never {
  throw new Error('The hook of the DTO ran.');
}
// #endregion

// #region dto
@ObjectType('Ticket')
@QueryOptions({ enableTotalCount: true })
@BeforeQueryMany(withoutDone)
@BeforeFindOne(acceptKeys)
@BeforeDeleteOne(onlyMaintainers)
@BeforeDeleteMany(onlyDone)
@BeforeCreateOne(neverRuns)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField({ nullable: true })
  reporter?: string;

  @FilterableField({ nullable: true })
  editor?: string;
}
// #endregion
