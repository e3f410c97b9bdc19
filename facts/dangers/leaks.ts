import {dangersOf} from './dangers-of';
import {code} from '../line-searches';
import {
  AUTHORIZED,
  absent,
  authorizer,
  entries,
  MISSING_USER,
  OWN_CREATES,
  OWN_DECORATOR,
  RELATED,
  relations,
  unseen,
} from './searches';

export const leaks = dangersOf('leaks', 'rows', [
  {
    id: 'filter-by-id',
    orms: ['sequelize', 'mikro-orm'],
    search: [
      authorizer`(=>\s*\(|return\s*)\{\s*id:\s*\{`,
      code`(findById|getById|updateOne|deleteOne)\(.*filter: *\{ *id:`,
    ],
    risk: "On Sequelize and MikroORM, a condition on the id itself, such as `{id: {eq: …}}`, does not restrict reads, updates and deletes of one record, so Ada can reach Ben's project by its id. This applies to authorizers and to the `filter` that you pass to a service.",
    fix: 'Put the condition into `and`, as on [Sequelize](persistence/sequelize/getting-started.mdx#filter-by-id) and [MikroORM](persistence/mikro-orm/getting-started.mdx#filter-by-id).',
  },
  {
    id: 'service-calls',
    when: AUTHORIZED,
    search: [
      code`this\.[A-Za-z]+\.(getById|findById|deleteOne)\([^,{}]*\)`,
      code`this\.[A-Za-z]+\.updateOne\([^,]*,[^,]*\)`,
      code`this\.[A-Za-z]+\.(query|count|aggregate)\(\{\}`,
    ],
    risk: "Code that calls a query service, such as a job or a REST controller, skips authorizers, hooks and validation, so a REST route can hand Ben's rows to Ada.",
    fix: "[Pass the user's filter yourself](concepts/request.mdx#without-graphql).",
  },
  {
    id: 'deeper-relations',
    search: [absent(code`fieldResolverEnhancers.*interceptors`, AUTHORIZED)],
    risk: "Relations of relations ask the authorizer of the root DTO instead of their own: Ada can read everyone's tickets through `users`.",
    fix: '[Isolate each field](graphql/authorization.mdx#isolate-fields).',
  },
  {
    id: 'guards-on-relations',
    when: RELATED,
    search: [absent(code`fieldResolverEnhancers.*guards`, code`@UseGuards\(|\bguards: *\[ *([A-Za-z]|$)`)],
    risk: "A resolver's guards do not run when relations are read, so a user whom the guard blocks can still read the rows through a relation.",
    fix: "Set [`fieldResolverEnhancers: ['guards']`](graphql/resolver-reference.mdx#guards-on-relations).",
  },
  {
    id: 'filterable-relations',
    orms: ['typeorm', 'sequelize', 'mikro-orm'],
    search: [relations('any', {name: 'Filterable*', target: ['Authorize']}), OWN_DECORATOR],
    risk: "A filter on a relation also tests related rows that the user may not see, so Ada can guess the values of Ben's tickets.",
    fix: 'Declare such relations [without `Filterable`](graphql/authorization.mdx#keep-relations-closed).',
  },
  {
    id: 'look-ahead-of-protected',
    orms: ['typeorm'],
    search: [
      relations('any', {with: ['enableLookAhead=true'], target: ['Authorize']}),
      relations('any', {with: ['enableLookAhead=true'], beside: ['Authorize']}),
      OWN_DECORATOR,
    ],
    risk: "On TypeORM, `enableLookAhead` returns a related row without its authorizer's filter: Ada can read Ben's project through a ticket. Combined with a filter on a relation of the same name, it also returns [rows of the DTO that the filter hides](graphql/authorization-limits.mdx#joined-names).",
    fix: '[Leave it off](graphql/relation-options.mdx#graphql-lookahead) for protected DTOs and their relations.',
  },
  {
    id: 'capital-name',
    search: [code`@(Filterable)?(Relation|UnPagedRelation|OffsetConnection|CursorConnection)\(['"][A-Z]`],
    risk: 'A relation whose name begins with a capital letter loses its authorizer, so users read every related row.',
    fix: '[Begin the name with a lowercase letter](graphql/authorization-limits.mdx#capital-name).',
  },
  {
    id: 'dto-name',
    search: [relations('any', {with: ['dtoName']})],
    risk: 'A relation with `dtoName` loses its authorizer, so users read every related row.',
    fix: '[Use `relationName`](graphql/authorization-recipes.mdx#dto-name) instead.',
  },
  {
    id: 'shared-class-name',
    when: AUTHORIZED,
    search: [
      {kind: 'tree', find: 'class', beside: ['ObjectType'], repeated: true},
      unseen('A minifier can also give two classes the same name.'),
    ],
    risk: 'Two DTO classes with the same name share an authorizer, so users can read every related row through them.',
    fix: '[Give each class a unique name](graphql/authorization-limits.mdx#shared-class-name), and [let your bundler keep names](faq.mdx#bundlers).',
  },
  {
    id: 'soft-deleted-grants',
    orms: ['typeorm'],
    when: code`@DeleteDateColumn\(`,
    search: [
      authorizer`^(?![\s\S]*deletedAt)[\s\S]*\w+:\s*\{\s*\w+:\s*\{`,
      unseen('Filters that are built in another function are not checked.'),
    ],
    risk: 'On TypeORM, Ada can still read a project through a relation after her membership was soft-deleted, because an authorizer that requires a related row also accepts a soft-deleted one there.',
    fix: '[Name `deletedAt` in the filter](graphql/authorization-limits.mdx#deleted-grants).',
  },
  {
    id: 'renamed-field',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [{kind: 'tree', find: 'decorator', name: 'Assembler', target: ['Authorize']}, OWN_DECORATOR],
    risk: "If an assembler renames a field that the authorizer filters by, Ada can assign a ticket to a user whom she may not see. Relation mutations send the authorizer's filter to the ORM untranslated, so it either names a field that the entity lacks and the mutation fails, or it compares another column.",
    fix: '[Use fields that have the same name in DTO and entity](graphql/authorization-limits.mdx#renamed-field) in authorizers.',
  },
  {
    id: 'subclass',
    search: [
      {kind: 'tree', find: 'class', beside: ['ObjectType'], notBeside: ['Authorize'], target: ['Authorize']},
      unseen(
        'Your own decorators that apply `@Authorize` are not recognized, neither on the DTO nor on its subclass.',
      ),
    ],
    risk: 'A subclass of a DTO does not inherit `@Authorize`, so its endpoints return every row.',
    fix: '[Repeat the decorator](graphql/dto-reference.mdx#inheritance) on each `DTOClass`.',
  },
  {
    id: 'no-filter',
    search: [
      authorizer`(=>|[^|]\||return|[:?])\s*undefined\b|return;`,
      authorizer`=>\s*\w+\[[^\]]*\](,|\s+as [\w<>]*)$|=>\s*\w+\[[^\]]*\]$`,
      unseen('Only running a lookup or another function shows whether it finds a filter.'),
    ],
    risk: 'An authorizer that returns `undefined` restricts nothing, so a guest can read and update every row.',
    fix: 'If there is [no user](graphql/authorization.mdx#without-user), throw, or return a filter that matches nothing.',
  },
  {
    id: 'missing-user',
    orms: ['mikro-orm', 'mongoose', 'typegoose'],
    search: MISSING_USER,
    risk: 'On MikroORM, Mongoose and Typegoose, an authorizer that compares with `user?.id` lets requests without a user reach every row that has no owner.',
    fix: '[Check whether there is a user](graphql/authorization-limits.mdx#optional-user), and throw if there is none.',
  },
  {
    id: 'own-endpoint',
    search: [
      {
        kind: 'tree',
        find: 'method',
        notBeside: ['UseInterceptors'],
        text: String.raw`@(Mutation)?AuthorizerFilter\(`,
      },
    ],
    risk: "Your own endpoints get no filter without the interceptor, so they can return everyone's rows.",
    fix: 'Add [`AuthorizerInterceptor`](graphql/authorizers.mdx#without-interceptor), or inject the authorizer.',
  },
  {
    id: 'dropped-options',
    search: [
      code`super\.(findById|getById|deleteOne)\([^,()]*\)`,
      code`super\.updateOne\([^,()]*,[^,()]*\)`,
      code`super\.(findRelation|(add|set|remove)Relations?)\([^,()]*,[^,()]*,[^,()]*\)`,
    ],
    risk: "Your override of a service method can drop `opts`, and with them the authorizer's filter, so Ada can reach Ben's rows.",
    fix: '[Pass `opts` on](persistence/typeorm/custom-service.mdx#options).',
  },
  {
    id: 'singular-name',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [
      relations('many', {
        with: ['remove.enabled=true'],
        text: String.raw`^@(Filterable)?(UnPagedRelation|OffsetConnection|CursorConnection)\(\s*['"]\w*[a-rt-z]['"]`,
      }),
    ],
    risk: "If a to-many relation's name is not plural, Ada can remove rows from it that she may not see, because its remove mutation does not ask the relation's authorizer.",
    fix: '[Name the relation in the plural](graphql/relation-options.mdx#singular-names).',
  },
  {
    id: 'references',
    search: [
      {kind: 'tree', find: 'object', with: ['DTOClass', 'referenceBy'], target: ['Authorize']},
      OWN_DECORATOR,
    ],
    risk: "Federation references do not ask an authorizer, so Ada can read Ben's row if she knows its key.",
    fix: '[Write `resolveReference` yourself](graphql/federation.mdx#security) for protected types; a private network is not enough to protect them.',
  },
  {
    id: 'events',
    search: [...entries({with: ['enableSubscriptions=true'], target: ['Authorize']}), OWN_DECORATOR],
    risk: "Subscription events go to users with the same filter as the author of the change, no matter who owns the row, so users can receive other users' rows.",
    fix: '[Publish to the owner](graphql/subscriptions.mdx#publish-to-owner).',
  },
  {
    id: 'parents-of-new-rows',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    when: AUTHORIZED,
    search: [
      unseen('Whether a hook checks the parent that a client names cannot be seen from outside the hook.'),
    ],
    risk: "Clients can create rows below parents that they may not see, such as a ticket in Ben's project.",
    fix: '[Check the parent in a hook](graphql/authorization-recipes.mdx#create-below-parent).',
  },
  {
    id: 'taken-ids',
    orms: ['typeorm', 'sequelize'],
    search: [...entries({without: OWN_CREATES, target: ['Authorize']}), OWN_DECORATOR],
    risk: 'On TypeORM and Sequelize, Ada can find out that a hidden row exists: a create with its id fails.',
    fix: '[Leave the id out of the input](graphql/authorization-limits.mdx#taken-id).',
  },
  {
    id: 'default-filter',
    search: [code`\bdefaultFilter:`],
    risk: "A client's filter replaces the `defaultFilter`, so clients can read the rows that you meant to hide with it.",
    fix: 'Hide rows with [an authorizer](graphql/authorization.mdx) instead of [a default filter](graphql/queries/filter-options.mdx#setting-a-default-filter).',
  },
  {
    id: 'hidden-filter',
    when: code`\bwhitelist: *true`,
    search: [code`\bdisableFilter: *true`],
    risk: 'A `ValidationPipe` with `whitelist` strips the filter that `disableFilter` hides, so a relation returns rows that you meant to hide.',
    fix: 'Use [an authorizer](graphql/queries/filter-options.mdx#disable-filter), or a pipe without `whitelist`.',
  },
  {
    id: 'select-false',
    orms: ['typeorm'],
    search: [{kind: 'tree', find: 'decorator', name: 'Column', with: ['select=false']}],
    risk: 'On TypeORM, clients can guess the value of a `select: false` column, such as a password hash, by filtering, and the mutation that writes the column returns it.',
    fix: '[Keep it out of the read DTO](graphql/dto-reference.mdx#select-false).',
  },
  {
    id: 'cli-plugin',
    search: [{kind: 'line', pattern: '@nestjs/graphql', in: 'nest-cli.json'}],
    risk: 'The `@nestjs/graphql` CLI plugin publishes undecorated properties of DTOs, so clients can read fields that you never meant to show.',
    fix: '[Mark them with `@HideField()`](graphql/dtos.mdx#cli-plugin), or keep DTOs in files that the plugin does not read.',
  },
  {
    id: 'cache-map',
    search: [code`\bcacheMap:`],
    risk: "All users share the data loaders' `cacheMap`, so Ada can get records that were loaded for Ben.",
    fix: '[Do not set it](graphql/dataloaders.mdx#one-map-for-all).',
  },
  {
    id: 'filter-omitting',
    search: [code`\bgetFilterOmitting\(`],
    risk: '`getFilterOmitting` can leave an empty object in `or`, which on TypeORM matches every row, so users get rows that the filter was meant to leave out.',
    fix: '[Reject the filter](utilities/query-helpers.mdx#getfilteromitting) instead of changing it.',
  },
  {
    id: 'merged-constant',
    search: [
      {
        kind: 'tree',
        find: 'call',
        name: 'mergeQuery',
        text: String.raw`^mergeQuery[^(]*\((?!\s*(\{|args\b|client|request|structuredClone|query\b|\w*Query\b))`,
      },
    ],
    risk: "`mergeQuery` changes its first argument, so what Ada asks for ends up in Ben's query if that argument is a constant.",
    fix: '[Pass a copy](utilities/query-helpers.mdx#mergequery).',
  },
]);
