import type { Class } from '@ptc-org/nestjs-query-core';
import { PagingStrategies } from '@ptc-org/nestjs-query-graphql';

// #region entry
/** An entry of `resolvers` with what all endpoints of this application share. */
export function entry<DTO, Entity>(
  DTOClass: Class<DTO>,
  EntityClass: Class<Entity>,
) {
  return {
    DTOClass,
    EntityClass,
    pagingStrategy: PagingStrategies.OFFSET,
    enableTotalCount: true,
    read: { maxResultsSize: 100 },
    delete: { disabled: true },
  };
}
// #endregion
