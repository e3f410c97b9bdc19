import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';

export interface Context {
  req: { user: { id: number }; headers: { authorization?: string } };
}

/** Stands for the guard of your application, which reads a token. */
@Injectable()
export class TokenGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { req } = GqlExecutionContext.create(context).getContext<Context>();
    const [, id] = req.headers.authorization?.split(' ') ?? [];
    if (!id) throw new UnauthorizedException();
    req.user = { id: Number(id) };
    return true;
  }
}
