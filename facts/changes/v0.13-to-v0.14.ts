import {changesOf} from './changes-of';
import {code} from '../line-searches';

export const v0_13ToV0_14 = changesOf('v0.13-to-v0.14', [
  {
    id: 'query-many-joined',
    since: '0.14.0',
    section: 'one-querymany',
    stage: 'compile',
    area: 'Paging',
    change: '`queryManyConnection` is `queryMany` again',
    breaks: 'overrides and calls',
    todo: 'Rename the method to `queryMany`',
    search: [code`\bqueryManyConnection\b`],
  },
  {
    id: 'resolver-type-parameters',
    since: '0.14.0',
    section: 'generic-parameters',
    stage: 'compile',
    area: 'Resolvers',
    change: '`CRUDResolver` and its options have two more type parameters',
    breaks: 'explicit type arguments',
    todo: 'Let TypeScript infer the type parameters',
    search: [code`\b(CRUD|Auto)Resolver(Opts)?<`],
  },
  {
    id: 'connection-type-by-cursor',
    since: '0.14.0',
    section: 'generic-parameters',
    stage: 'compile',
    area: 'Paging',
    change:
      '`ConnectionType` is the type of connections with any paging, and `CursorConnectionType` has `edges`',
    breaks: 'code that reads `edges` of a `ConnectionType`',
    todo: 'Use `CursorConnectionType` where code reads `edges`',
    search: [
      code`\bConnectionType<`,
      {kind: 'tree', find: 'import', name: 'ConnectionType', module: '@nestjs-query/query-graphql'},
    ],
  },
  {
    id: 'paging-none',
    since: '0.14.0',
    section: 'one-querymany',
    stage: 'schema',
    area: 'Paging',
    change: '`NONE` is a third paging strategy',
    breaks: 'nothing',
    todo: 'Choose `PagingStrategies.NONE` for short lists',
    search: [code`\bpagingStrategy\b`],
  },
]);
