import {changesOf} from './changes-of';
import {operations} from '../line-searches';

export const fromOldVersions = changesOf('overview', [
  {
    id: 'graphql-driver',
    since: '1.1.0',
    section: 'nestjs',
    stage: 'start',
    area: 'Install',
    change: '`@nestjs/graphql` 10 does not choose a driver',
    breaks: 'starting the application',
    todo: 'Name the GraphQL driver',
    search: [{kind: 'tree', find: 'call', name: 'forRoot', module: '@nestjs/graphql', without: ['driver']}],
  },
  {
    id: 'arguments-not-null',
    since: '3.0.0',
    section: 'nestjs',
    stage: 'schema',
    area: 'Resolvers',
    change: '`paging`, `filter` and `sorting` are non-null with a default, because of `@nestjs/graphql` 11',
    breaks: 'clients that send `null` for one of them',
    todo: 'Leave `paging`, `filter` and `sorting` out instead of sending `null`',
    search: [operations`\b(paging|filter|sorting): *null\b`],
  },
]);
