import {changesOf} from './changes-of';
import {code} from '../line-searches';

export const v0_12ToV0_13 = changesOf('v0.12-to-v0.13', [
  {
    id: 'query-many-split',
    since: '0.13.0',
    section: 'renamed-method',
    stage: 'compile',
    area: 'Paging',
    change: '`queryMany` became `queryManyConnection`',
    breaks: 'overrides and calls',
    todo: 'Upgrade to 0.14, where it is `queryMany` again',
    search: [code`\bqueryMany\(`],
  },
  {
    id: 'static-query-type',
    since: '0.13.0',
    section: 'renamed-types',
    stage: 'compile',
    area: 'Paging',
    change: 'The type `StaticQueryType` was renamed',
    breaks: 'code that names them',
    todo: 'Remove the annotation, so that TypeScript infers the type',
    search: [code`\bStaticQueryType\b`],
  },
  {
    id: 'paging-strategy',
    since: '0.13.0',
    section: 'paging-strategy',
    stage: 'schema',
    area: 'Paging',
    change: '`pagingStrategy` chooses the shape',
    breaks: 'nothing, because the default does not change',
    todo: 'Choose a paging strategy',
    search: [code`\bCRUDResolver\(`],
  },
]);
