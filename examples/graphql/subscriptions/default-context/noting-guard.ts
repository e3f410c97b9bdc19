import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';

// #region guard
export const seen: string[] = [];

/** Notes what `req` of the GraphQL context is. */
export class NotingGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const gql = GqlExecutionContext.create(context);
    const { req } = gql.getContext();
    const found = ['headers', 'user', 'extra'].filter((key) => key in req);
    seen.push(`${gql.getInfo().fieldName}: req has ${found.join(', ')}`);
    return true;
  }
}
// #endregion
