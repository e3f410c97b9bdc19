import { setTimeout } from 'node:timers/promises';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';

// #region guard
@Injectable()
export class SlowGuard implements CanActivate {
  async canActivate(context: ExecutionContext) {
    const { fieldName } = GqlExecutionContext.create(context).getInfo();
    if (fieldName === 'users') await setTimeout(20);
    return true;
  }
}
// #endregion
