import type { CanActivate, ExecutionContext } from '@nestjs/common';

export const trace: string[] = [];

// #region guard
export class TraceGuard implements CanActivate {
  constructor(private readonly level: string) {}

  canActivate(context: ExecutionContext): boolean {
    trace.push(`${context.getHandler().name}: ${this.level}`);
    return true;
  }
}
// #endregion
