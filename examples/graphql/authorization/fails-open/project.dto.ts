import { ID, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

interface GqlContext {
  req: { user: { role: string } };
}

// #region open
const rowsOf: Record<string, Filter<ProjectDTO>> = {
  admin: {},
  client: { name: { eq: 'Website' } },
};

@ObjectType('Project')
@Authorize<ProjectDTO>({
  // A role without an entry gets `undefined`, and with it every row.
  authorize: async ({ req: { user } }: GqlContext) =>
    rowsOf[user.role] as Filter<ProjectDTO>,
})
export class ProjectDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region closed
@ObjectType('Board')
@Authorize<BoardDTO>({
  authorize: ({ req: { user } }: GqlContext) =>
    rowsOf[user.role] ?? { and: [{ id: { is: null } }] },
})
export class BoardDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
