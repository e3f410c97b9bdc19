import { ID, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';

export interface TeamContext {
  req: { user: { team: string } };
}

// #region leaks
@ObjectType('User')
@Authorize<UserDTO>({
  authorize: (context: TeamContext) => ({
    team: { eq: context.req.user.team },
  }),
})
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  /** The entity's `currentTeam`, as the assembler says. */
  @FilterableField()
  team!: string;
}
// #endregion

// #region holds
@ObjectType('Person')
@Authorize<PersonDTO>({
  authorize: (context: TeamContext) => ({
    currentTeam: { eq: context.req.user.team },
  }),
})
export class PersonDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField()
  currentTeam!: string;
}

@ObjectType('Ticket')
@Relation('assignee', () => UserDTO, {
  nullable: true,
  update: { enabled: true },
})
@Relation('person', () => PersonDTO, {
  nullable: true,
  relationName: 'assignee',
  update: { enabled: true },
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
