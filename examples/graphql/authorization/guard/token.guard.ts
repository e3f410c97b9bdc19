import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { Sessions } from './sessions';

@Injectable()
export class TokenGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { req } = GqlExecutionContext.create(context).getContext();
    const [, token] =
      /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
    req.user = await this.sessions.userOf(token);
    if (!req.user) throw new UnauthorizedException();
    return true;
  }
}
