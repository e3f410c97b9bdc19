import { Injectable } from '@nestjs/common';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  type AuthorizationContext,
  Authorize,
  type AuthorizerOptions,
  type CustomAuthorizer,
} from '@ptc-org/nestjs-query-graphql';
import { HIDDEN_IDS } from './data';
import type { AppOptions } from './options';
import type { Stack } from './stack';

export interface UserContext {
  req: { user: { id: number } };
}

type OwnedFilter = Filter<{ ownerId: number }>;

export const ownRows = (context: UserContext): OwnedFilter => ({
  ownerId: { eq: context.req.user.id },
});

@Injectable()
class OwnerAuthorizer implements CustomAuthorizer<{ ownerId: number }> {
  async authorize(context: UserContext): Promise<OwnedFilter> {
    return ownRows(context);
  }
}

/** Also decides about the relations of the DTO. */
@Injectable()
class OwnerOfRelations extends OwnerAuthorizer {
  async authorizeRelation(
    _relation: string,
    context: UserContext,
  ): Promise<Filter<unknown>> {
    return ownRows(context) as Filter<unknown>;
  }
}

/** The option `auth` of a relation, which asks for the same rows. */
export const authOfRelation: AuthorizerOptions<never> = {
  authorize: (context: UserContext) => ownRows(context) as Filter<never>,
};

/** `@Authorize` in the way that the options say. */
export function owned(options: AppOptions): ClassDecorator {
  const { authorizer, hazard } = options;
  const authorize = (
    context: UserContext,
    { operationGroup }: AuthorizationContext,
  ): OwnedFilter | undefined => {
    if (hazard === 'authorizer-undefined') return undefined;
    // Creates ignore the filter, so somebody may well return none.
    if (hazard === 'events-of-creates' && operationGroup === 'create')
      return {};
    return ownRows(context);
  };
  if (authorizer === 'class')
    return Authorize(OwnerAuthorizer) as ClassDecorator;
  if (authorizer === 'class with relations')
    return Authorize(OwnerOfRelations) as ClassDecorator;
  return Authorize<{ ownerId: number }>({
    // The declared type has no `undefined`, which is what the hazard is about.
    authorize: authorize as (
      ...args: Parameters<typeof authorize>
    ) => OwnedFilter,
    ...(authorizer === 'promise' && {
      authorize: async (context: UserContext) => ownRows(context),
    }),
  }) as ClassDecorator;
}

/** The projects of which the user is a member, soft-deleted memberships left out only if they are named. */
export function ofMembers(isNamed: boolean): ClassDecorator {
  return Authorize({
    authorize: (context: UserContext) =>
      ({
        members: {
          userId: { eq: context.req.user.id },
          ...(isNamed && { deletedAt: { is: null } }),
        },
      }) as Filter<unknown>,
  }) as ClassDecorator;
}

/** A filter by the key itself, such as one from the token of the user. */
export function ofKeys({ idOf }: Stack): ClassDecorator {
  const [first = 0] = HIDDEN_IDS;
  return Authorize({
    authorize: () =>
      ({ id: { lt: idOf?.(first) ?? first } }) as Filter<unknown>,
  }) as ClassDecorator;
}

/** A filter by a column that the assembler renames. */
export const ofKeeper = Authorize({
  authorize: (context: UserContext) =>
    ({ keeperId: { eq: context.req.user.id } }) as Filter<unknown>,
}) as ClassDecorator;
