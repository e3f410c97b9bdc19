import {dangersOf} from './dangers-of';
import {code} from '../line-searches';
import {absent, entries, unseen} from './searches';

export const load = dangersOf('load', 'cost', [
  {
    id: 'unpaged',
    search: [code`PagingStrategies\.NONE|@(Filterable)?UnPagedRelation\(`],
    risk: 'Lists without paging return every row, so one request can read a whole table.',
    fix: '[Use paging](graphql/queries/paging.mdx), and set `maxResultsSize`, which is 50 unless you change it.',
  },
  {
    id: 'fetch-all',
    search: [code`\benableFetchAllWithNegative: *true`],
    risk: '`enableFetchAllWithNegative` lets each client read the whole table in one request.',
    fix: 'Only [enable it](faq.mdx#more-than-50) for small tables.',
  },
  {
    id: 'create-many',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [
      ...entries({without: ['create.disabled=true', 'create.many.disabled=true', 'create.CreateManyInput']}),
    ],
    risk: '`createMany` accepts any number of rows until the body is [too large](guides/production.mdx#http), so one client can fill your table.',
    fix: '[Limit it with `@ArrayMaxSize`](graphql/mutation-reference.mdx#limits).',
  },
  {
    id: 'list-size',
    search: [absent(code`ArrayMaxSize`, code`@FilterableField\(`)],
    risk: 'Lists in `in` and `notIn` have no maximum length, so one client can make your database compare each row with thousands of values.',
    fix: '[Limit it with `@ArrayMaxSize`](graphql/dto-reference.mdx#list-size).',
  },
  {
    id: 'parameters',
    orms: ['typeorm', 'sequelize', 'mikro-orm'],
    search: [absent(code`maxBatchSize`, code`['"]mssql['"]|MsSqlDriver`)],
    risk: 'Reading the relations of a large list can fail if the statement has more parameters than your database accepts, which is 2,100 on SQL Server.',
    fix: '[Set `maxBatchSize`](graphql/dataloaders.mdx#max-batch-size).',
  },
  {
    id: 'cost-of-totals',
    search: [code`\benableTotalCount: *true`],
    risk: "`totalCount` takes one more statement, and a relation's `totalCount` takes one for each row, so a long list of them keeps your database busy.",
    fix: 'Select it only [where you show it](graphql/queries/paging.mdx#total-count), and look at [what is batched](graphql/dataloaders.mdx#what-is-batched).',
  },
  {
    id: 'unbatched',
    search: [
      code`\bbatch: *false`,
      unseen("Only a request's statements show which relations take one for each row."),
    ],
    risk: 'Relations that the loaders cannot batch take a statement for each row, so a long list keeps your database busy.',
    fix: '[Find the cause](graphql/dataloaders.mdx#n-plus-one).',
  },
  {
    id: 'filter-depth',
    search: [code`\bfilterDepth: *([2-9]|[1-9][0-9]|Infinity)`],
    risk: 'A higher `filterDepth` lets clients join more tables, so one filter can keep your database busy.',
    fix: '[Keep it at 1](graphql/queries/relation-filters.mdx#setting-the-generated-filter-type-depth) unless clients need more.',
  },
]);
