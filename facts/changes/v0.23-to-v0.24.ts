import {changesOf} from './changes-of';
import {code, manifest} from '../line-searches';

export const v0_23ToV0_24 = changesOf('v0.23-to-v0.24', [
  {
    id: 'connection-and-sort-type',
    since: '0.24.0',
    section: 'removed-public-connectiontype-and-sorttype-function',
    stage: 'compile',
    area: 'Paging',
    change: '`ConnectionType()` and `SortType()` were removed',
    breaks: 'your own endpoints',
    todo: 'Read them from the class that `QueryArgsType` returns',
    search: [code`\b(Connection|Sort)Type\(`],
  },
  {
    id: 'query-argument-types',
    since: '0.24.0',
    section: 'renamed-and-removed-types',
    stage: 'compile',
    area: 'Paging',
    change: 'Types of query arguments were renamed and removed',
    breaks: 'type annotations',
    todo: 'Let TypeScript infer the types',
    search: [
      code`\bStatic(Cursor|Offset|NoPaging)?(QueryArgs|Paging)Types?\b`,
      code`\bNoPagingQueryArgsType\b`,
    ],
  },
  {
    id: 'class-transformer-031',
    since: '0.24.0',
    section: 'class-transformer',
    stage: 'install',
    area: 'Install',
    change: 'Fewer versions of `class-transformer` are accepted',
    breaks: 'installing the packages',
    todo: 'Install 0.3.1',
    search: [manifest`"class-transformer": *"([~^>=]*0\.3\.([02-9]|1[0-9])|\^0\.3)`],
  },
  {
    id: 'query-options',
    since: '0.24.0',
    section: 'queryoptions-decorator',
    stage: 'schema',
    area: 'Paging',
    change: 'Query options belong on the DTO',
    breaks: 'nothing, but it is recommended',
    todo: 'Move the options to `@QueryOptions`',
    search: [code`\b(defaultResultSize|maxResultsSize|enableTotalCount|pagingStrategy):`],
  },
]);
