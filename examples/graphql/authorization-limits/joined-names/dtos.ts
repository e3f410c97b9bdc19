import { ID, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../../authorization/owner/gql-context';
import type { Ticket } from './entities';

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region authorizer
/** The tickets of the user's own projects. */
function ofOwnProjects(context: GqlContext): Filter<Ticket> {
  return { project: { owner: { id: { eq: context.req.user.id } } } };
}
// #endregion

// #region leaks
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: GqlContext) =>
    ofOwnProjects(context) as Filter<TicketDTO>,
})
@Relation('owner', () => UserDTO, { enableLookAhead: true })
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region holds
@ObjectType('Card')
@Authorize<CardDTO>({
  authorize: (context: GqlContext) => ofOwnProjects(context) as Filter<CardDTO>,
})
@Relation('owner', () => UserDTO)
export class CardDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
