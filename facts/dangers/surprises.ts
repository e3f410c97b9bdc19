import {dangersOf} from './dangers-of';
import {code, operations} from '../line-searches';
import {absent, authorizer, MISSING_USER, relations, unseen} from './searches';

export const surprises = dangersOf('surprises', 'answers', [
  {
    id: 'guest-not-refused',
    orms: ['typeorm', 'sequelize'],
    search: MISSING_USER,
    risk: 'On TypeORM and Sequelize, an authorizer that compares with `user?.id` matches no row if there is no user, so a guest gets an empty list instead of an error.',
    fix: '[Throw if there is no user](graphql/authorization-limits.mdx#optional-user).',
  },
  {
    id: 'shared-limit',
    orms: ['typeorm'],
    search: [code`@(Filterable)?(OffsetConnection|CursorConnection)\(`],
    risk: 'On TypeORM, a paged relation below a list shares one `LIMIT` among all parents, so it can look empty for some of them.',
    fix: '[Choose one of four ways to avoid it](graphql/queries/paging.mdx#pages-below-a-list).',
  },
  {
    id: 'lost-rows',
    orms: ['typeorm'],
    search: [code`\bfilterDepth: *([2-9]|[1-9][0-9]|Infinity)`],
    risk: 'On TypeORM, a deep filter can make pages lose rows, no matter where the client writes it, because authorizers, hooks and key sets put it into `and`.',
    fix: "[Keep `filterDepth` at 1](graphql/queries/relation-filters.mdx#nested-pages), and do not let an authorizer's own filter go through a to-one relation into a to-many one.",
  },
  {
    id: 'lost-to-one',
    orms: ['typeorm'],
    search: [authorizer`\w+s:\s*\{\s*\w+:\s*\{`],
    risk: "On TypeORM, a user can miss a to-one relation that the authorizer allows, if the authorizer's filter joins a to-many relation.",
    fix: '[Filter by columns of the entity itself](graphql/relation-reference.mdx#lost-to-one), or by ids.',
  },
  {
    id: 'repeated-rows',
    orms: ['typeorm'],
    when: code`@Filterable(UnPagedRelation|OffsetConnection|CursorConnection)\(`,
    search: [code`@ManyToMany\(`],
    risk: 'On TypeORM, a filtered many-to-many relation can return the same row several times.',
    fix: '[Query the rows from the root](graphql/relations.mdx#filterablerelation).',
  },
  {
    id: 'double-counts',
    orms: ['typeorm'],
    when: code`\benableAggregate: *true`,
    search: [code`@Filterable(UnPagedRelation|OffsetConnection|CursorConnection)\(`],
    risk: 'On TypeORM, aggregates with a filter on a to-many relation can count rows twice.',
    fix: '[Use `totalCount`](graphql/aggregation-reference.mdx#double-counts), or filter by columns of the entity itself.',
  },
  {
    id: 'relation-totals',
    orms: ['sequelize'],
    search: [relations('many', {with: ['enableTotalCount=true']})],
    risk: "On Sequelize, a relation's `totalCount` counts each match of a filter on a further relation.",
    fix: '[Count at the root](persistence/sequelize/reference.mdx#relation-totals).',
  },
  {
    id: 'short-pages',
    orms: ['sequelize'],
    search: [code`@Filterable(UnPagedRelation|OffsetConnection|CursorConnection)\(`],
    risk: 'On Sequelize, pages with a filter on a to-many relation can have too few rows.',
    fix: '[Query from the many side](persistence/sequelize/reference.mdx#short-pages).',
  },
  {
    id: 'virtual-columns',
    orms: ['typeorm'],
    search: [code`@VirtualColumn\(`],
    risk: 'On TypeORM, a create returns virtual columns as null, which fails for non-nullable fields.',
    fix: '[Make the field nullable](persistence/typeorm/entities.mdx#virtual-columns), or read the record again.',
  },
  {
    id: 'read-twice',
    orms: ['mikro-orm'],
    search: [code`@(Filterable)?UnPagedRelation\(`],
    risk: 'On MikroORM, an unpaged relation that a request reads twice ignores the second filter and sorting.',
    fix: '[Use a connection](persistence/mikro-orm/reference.mdx#read-twice).',
  },
  {
    id: 'types-of-ids',
    orms: ['mongoose', 'typegoose'],
    search: [
      {
        kind: 'tree',
        find: 'decorator',
        name: 'Prop',
        text: String.raw`type: (mongoose\.)?Types\.ObjectId|ref: \(\) =>`,
      },
      unseen('On Typegoose, it depends on the Mongoose version and on all classes in a relation.'),
    ],
    risk: 'On Mongoose and Typegoose, some relations stay empty unless the ids have the right types.',
    fix: 'Declare ids with the types that relations in [Mongoose](persistence/mongoose/relations.mdx#paths) or [Typegoose](persistence/typegoose/relations.mdx) need.',
  },
  {
    id: 'two-operators',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [
      code`\{ *(gte?|lte?|like|neq): *[^,{}]+, *(gte?|lte?|like|neq): `,
      operations`\{ *(gte?|lte?|like|neq): *[^,{}]+, *(gte?|lte?|like|neq): `,
    ],
    risk: 'Two operators on one field are joined by OR, except on MikroORM, so `{gte: 3, lte: 4}` also finds a 5.',
    fix: '[Use `between` or `and`](concepts/queries.mdx#multiple-comparisons-on-a-single-field).',
  },
  {
    id: 'nulls-in-key-set',
    search: [
      {
        kind: 'tree',
        find: 'class',
        beside: ['KeySet'],
        text: String.raw`@FilterableField\([^{})]*\)?[^{})]*\{[^}]*nullable: true`,
      },
    ],
    risk: 'Key set paging can lose rows if clients sort by a column that contains NULLs.',
    fix: '[Keep the default cursors](graphql/queries/paging-reference.mdx#nullable-sort) there.',
  },
  {
    id: 'stored-cursors',
    search: [
      unseen('The code does not show whether a decorator is new or which cursors clients have stored.'),
    ],
    risk: 'Adding `@KeySet` breaks cursors that clients have stored.',
    fix: '[Tell clients](graphql/queries/paging.mdx#key-set-based-cursor), or keep the strategy.',
  },
  {
    id: 'types-of-id-fields',
    search: [unseen('The first registered DTO decides, which depends on the order of imports.')],
    risk: 'By default, the first `ID` field that is registered decides how the filters of all `ID` fields convert their values, so a filter by id can find a different row from the one that the client asked for.',
    fix: '[Give numbers and UUIDs separate types](graphql/queries/filter-operators.mdx#two-id-types).',
  },
  {
    id: 'stale-relations',
    search: [unseen("It depends on your clients' requests.")],
    risk: 'The second change to a relation in one request returns stale records, so a client shows the state before that change.',
    fix: '[Send one change per request](graphql/dataloaders.mdx#caching-inside-a-request), or turn the cache off.',
  },
  {
    id: 'hidden-sort',
    when: code`\bwhitelist: *true`,
    search: [code`\bdisableSort: *true`],
    risk: 'A `ValidationPipe` with `whitelist` strips the sorting that `disableSort` hides, so a relation loses its order.',
    fix: '[Use a pipe without `whitelist`](graphql/queries/sorting.mdx#disable-sort).',
  },
  {
    id: 'output-of-hooks',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [absent(code`validateCustomDecorators`, code`@Before(Create|Update)(One|Many)\(`)],
    risk: 'What a hook returns is not validated unless the pipe has `validateCustomDecorators: true`, so a mistake in the hook reaches your database.',
    fix: '[Check it in the hook](graphql/hooks.mdx#order).',
  },
  {
    id: 'apply-filter',
    search: [code`\bapplyFilter\([A-Za-z.]*(s|list|List), `],
    risk: '`applyFilter` on a list can leave out records that match a `like`.',
    fix: '[Call it for each record](utilities/query-helpers.mdx#applyfilter).',
  },
  {
    id: 'assembler-without-id',
    search: [
      {
        kind: 'tree',
        find: 'method',
        name: 'convertToEntity',
        text: String.raw`^(?![\s\S]*(\bid\b|\.\.\.|assign|super|plainTo|transform))`,
      },
    ],
    risk: 'If an assembler leaves out the id, clients get empty relations without an error.',
    fix: '[Convert the id too](concepts/advanced/assemblers.mdx#converting-the-entity).',
  },
]);
