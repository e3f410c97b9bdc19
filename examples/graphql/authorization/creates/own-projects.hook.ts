import type {
  CreateManyInputType,
  CreateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from './gql-context';

// #region hooks
interface Owned {
  ownerId?: number;
}

export function ownProject(
  instance: CreateOneInputType<Owned>,
  context: GqlContext,
) {
  instance.input.ownerId = context.req.user.id;
  return instance;
}

export function ownProjects(
  instance: CreateManyInputType<Owned>,
  context: GqlContext,
) {
  for (const project of instance.input) project.ownerId = context.req.user.id;
  return instance;
}
// #endregion
