import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Context } from './user';

// #region as-user
/** Takes the place of the guard, and lets every request be this user's. */
export class AsUser implements CanActivate {
  constructor(readonly id: number) {}

  canActivate(context: ExecutionContext): boolean {
    const { req } = GqlExecutionContext.create(context).getContext<Context>();
    req.user = { id: this.id };
    return true;
  }
}
// #endregion
