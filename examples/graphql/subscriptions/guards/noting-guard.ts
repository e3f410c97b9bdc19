import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';

export const asked: string[] = [];

/** Allows everything, and notes what it was asked for. */
export class NotingGuard implements CanActivate {
  constructor(private readonly place: string) {}

  canActivate(context: ExecutionContext): boolean {
    const { fieldName } = GqlExecutionContext.create(context).getInfo();
    asked.push(`${this.place}: ${fieldName}`);
    return true;
  }
}
