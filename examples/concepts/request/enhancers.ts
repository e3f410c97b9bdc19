import type {
  ArgumentMetadata,
  CallHandler,
  CanActivate,
  ExecutionContext,
  NestInterceptor,
  PipeTransform,
} from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import { note } from './trail';

// #region guard
export class TrailGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    note('guard', `before ${context.getHandler().name}`);
    return true;
  }
}
// #endregion

// #region interceptor
export class TrailInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { name } = context.getHandler();
    note('interceptor', `before ${name}`);
    return next.handle().pipe(tap(() => note('interceptor', `after ${name}`)));
  }
}
// #endregion

// #region pipe
export class TrailPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    // Parameters of the library's own decorators are of type custom.
    if (type === 'body') note('pipe', 'gets the arguments');
    return value;
  }
}
// #endregion
