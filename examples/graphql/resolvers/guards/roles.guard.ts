import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';

export const Role = (role: string) => SetMetadata('role', role);

@Injectable()
export class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const role = this.reflector.get<string | undefined>(
      'role',
      context.getHandler(),
    );
    const { req } = GqlExecutionContext.create(context).getContext();
    return !role || req.user?.roles.includes(role);
  }
}
