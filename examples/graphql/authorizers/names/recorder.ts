import type { Filter } from '@ptc-org/nestjs-query-core';
import type {
  AuthorizationContext,
  CustomAuthorizer,
} from '@ptc-org/nestjs-query-graphql';

// #region recorder
export class Recorder implements CustomAuthorizer<unknown> {
  async authorize(
    _context: unknown,
    operation: AuthorizationContext,
  ): Promise<Filter<unknown>> {
    print(operation);
    return {};
  }

  async authorizeRelation(
    name: string,
    _context: unknown,
    operation: AuthorizationContext,
  ) {
    print(operation, `relation ${name}`);
    return {};
  }
}
// #endregion

function print(
  { operationName, operationGroup, many, readonly }: AuthorizationContext,
  relation = '',
) {
  const columns = [
    operationName.padEnd(25),
    operationGroup.padEnd(10),
    many ? 'many' : 'one ',
    readonly ? 'readonly' : '        ',
    relation,
  ];
  console.log(columns.join(' ').trimEnd());
}
