import { ForbiddenException } from '@nestjs/common';
import { Authorize } from '@ptc-org/nestjs-query-graphql';

/** What your guard puts on the request. The tenant comes from the token, not from anything that clients choose. */
export interface GqlContext {
  req: { user?: { id: number; tenantId?: number } };
}

// #region tenant
export function tenantOf(context: GqlContext): number {
  const tenantId = context.req.user?.tenantId;
  if (!tenantId) throw new ForbiddenException('You belong to no tenant.');
  return tenantId;
}

/**
 * Restricts a DTO to the rows of the tenant that is asking. Without the cast, TypeScript would refuse it on a DTO that
 * does not show `tenantId` (TS1238).
 */
export const OfTenant = () =>
  Authorize<{ tenantId: number }>({
    authorize: (context: GqlContext) => ({
      tenantId: { eq: tenantOf(context) },
    }),
  }) as ClassDecorator;
// #endregion
