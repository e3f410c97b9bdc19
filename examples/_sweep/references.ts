import type { Type } from '@nestjs/common';
import { Context, Parent, Resolver, ResolveReference } from '@nestjs/graphql';
import {
  InjectQueryService,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  InjectAuthorizer,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import type { UserContext } from './authorizers';

/** Resolves the references of a gateway to a DTO, under the filter of its authorizer. */
export function referencesTo(DTOClass: Type, EntityClass: Type): Type {
  @Resolver(() => DTOClass)
  class References {
    constructor(
      @InjectQueryService(EntityClass)
      private readonly rows: QueryService<object>,
      @InjectAuthorizer(DTOClass)
      private readonly authorizer: Authorizer<object>,
    ) {}

    @ResolveReference()
    async resolveReference(
      @Parent() { id }: { id: string },
      @Context() context: UserContext,
    ): Promise<object> {
      const filter = await this.authorizer.authorize(context, {
        operationName: 'resolveReference',
        operationGroup: OperationGroup.READ,
        readonly: true,
        many: false,
      });
      return this.rows.getById(id, { filter });
    }
  }
  return References;
}
