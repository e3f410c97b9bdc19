import {changesOf} from './changes-of';
import {code, operations} from '../line-searches';

export const v0_14ToV0_15 = changesOf('v0.14-to-v0.15', [
  {
    id: 'relation-connection-types',
    since: '0.15.0',
    section: 'schema',
    stage: 'schema',
    area: 'Relations',
    change: 'Relations paged by cursor have their own connection types',
    breaks: 'fragments and generated types of clients',
    todo: 'Rename the type in fragments and generated code',
    search: [operations`\bon [A-Z][A-Za-z]*Connection\b`, code`\b[A-Z][A-Za-z]*Connection['"]`],
  },
  {
    id: 'service-count',
    since: '0.15.0',
    section: 'count-methods',
    stage: 'compile',
    area: 'Services',
    change: '`QueryService` gains `count` and `countRelations`',
    breaks: 'classes that implement the interface',
    todo: 'Implement them, or extend `NoOpQueryService`',
    search: [{kind: 'tree', find: 'class', extends: ['QueryService']}],
  },
  {
    id: 'total-count',
    since: '0.15.0',
    section: 'total-count',
    stage: 'schema',
    area: 'Paging',
    change: 'Cursor connections can have `totalCount`',
    breaks: 'nothing, because it is off by default',
    todo: 'Set `enableTotalCount` where clients need it',
    search: [code`\benableTotalCount\b`],
  },
]);
