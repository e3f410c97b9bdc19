import {dangersOf} from './dangers-of';
import {code} from '../line-searches';
import {entries, relations} from './searches';

/** What does nothing, and names that collide: too small for the list of production, whose pages are linked. */
export const unlisted = dangersOf('unlisted', 'nothing', [
  {
    id: 'mutation-names',
    search: [code`\bcreate(One|Many)MutationName:`],
    risk: '`createOneMutationName` and `createManyMutationName` do nothing.',
    fix: '[Write `create.one.name` and `create.many.name`](graphql/resolver-reference.mdx#no-effect).',
  },
  {
    id: 'complexity-of-groups',
    harm: 'cost',
    search: ['read', 'create', 'update', 'delete'].flatMap((group) =>
      entries({with: [`${group}.complexity`]}),
    ),
    risk: '`complexity` directly in `read`, `create`, `update` or `delete` does nothing, so these endpoints keep their default cost.',
    fix: '[Write it into `one` and `many` of the group](graphql/resolver-reference.mdx#no-effect).',
  },
  {
    id: 'deleted-in-reads',
    search: entries({with: ['read.withDeleted']}),
    risk: '`withDeleted` directly in `read` does nothing.',
    fix: '[Write it into `read.one` and `read.many`](graphql/queries/endpoint-reference.mdx#soft-deleted-rows).',
  },
  {
    id: 'filters-in-reads',
    harm: 'cost',
    search: [
      ...entries({with: ['read.filterDepth']}),
      ...entries({with: ['read.allowedBooleanExpressions']}),
    ],
    risk: '`filterDepth` and `allowedBooleanExpressions` in `read` do nothing, so clients can still send filters that you meant to reject.',
    fix: '[Write them into `@QueryOptions`](graphql/resolver-reference.mdx#no-effect) of the DTO.',
  },
  {
    id: 'options-of-relations',
    search: ['connectionName', 'disableKeySetPagination', 'allowedBooleanExpressions', 'defaultValue'].map(
      (option) => relations('any', {with: [option]}),
    ),
    risk: '`connectionName`, `disableKeySetPagination`, `allowedBooleanExpressions` and `defaultValue` do nothing on a relation.',
    fix: '[Leave them out](graphql/relation-options.mdx#options-to-leave-out).',
  },
  {
    id: 'aggregates-of-relations',
    when: code`\benableAggregate: *true`,
    search: [relations('many', {with: ['aggregate.enabled=false']})],
    risk: '`aggregate: {enabled: false}` on a relation does nothing if the resolver has `enableAggregate`.',
    fix: '[Write `enableAggregate: false`](graphql/aggregation-reference.mdx#disable-aggregate-for-single-relation) on the relation.',
  },
  {
    id: 'names-of-connections',
    search: [{kind: 'tree', find: 'decorator', name: 'QueryOptions', with: ['connectionName']}],
    risk: '`connectionName` in `@QueryOptions` does not rename generated lists.',
    fix: '[Set it in `read`](graphql/queries/endpoint-reference.mdx#rename).',
  },
  {
    id: 'two-sources',
    search: [
      {kind: 'tree', find: 'object', with: ['DTOClass', 'AssemblerClass', 'ServiceClass']},
      {kind: 'tree', find: 'object', with: ['DTOClass', 'AssemblerClass', 'EntityClass']},
      {kind: 'tree', find: 'object', with: ['DTOClass', 'EntityClass', 'ServiceClass']},
    ],
    risk: 'If an entry has several data sources, only one counts: `AssemblerClass`, then `ServiceClass`, then `EntityClass`.',
    fix: '[Name one of them](graphql/resolver-reference.mdx#sources).',
  },
  {
    id: 'eager-relations',
    orms: ['typeorm'],
    search: ['OneToOne', 'OneToMany', 'ManyToOne', 'ManyToMany'].map((name) => ({
      kind: 'tree',
      find: 'decorator',
      name,
      with: ['eager=true'],
    })),
    risk: '`eager: true` does nothing when a query service reads.',
    fix: '[Read the relation with `findRelation`](persistence/typeorm/entities.mdx#eager), or let clients select it.',
  },
  {
    id: 'typeorm-only',
    orms: ['sequelize', 'mikro-orm', 'mongoose', 'typegoose'],
    search: [code`\b(enableLookAhead|useSoftDelete|withDeleted): *true`],
    risk: '`enableLookAhead`, `useSoftDelete` and `withDeleted` are for TypeORM: on other ORMs, they do nothing or fail.',
    fix: '[See what each adapter supports](persistence/adapter-reference.mdx#matrix-write).',
  },
  {
    id: 'to-object-options',
    orms: ['typegoose'],
    search: [code`\btoObjectOptions:`],
    risk: '`toObjectOptions` does nothing.',
    fix: '[Set `toObject` in `schemaOptions`](persistence/typegoose/serialization.mdx#to-object-options) instead.',
  },
  {
    id: 'shared-input-name',
    harm: 'answers',
    search: [
      {kind: 'tree', find: 'class', beside: ['BeforeCreateOne'], repeated: true},
      {kind: 'tree', find: 'class', beside: ['BeforeUpdateOne'], repeated: true},
    ],
    risk: "If two input classes have the same name, one gets the other's hooks.",
    fix: '[Rename one of them](graphql/hook-reference.mdx#same-names).',
  },
  {
    id: 'shared-entity-name',
    harm: 'answers',
    search: [{kind: 'tree', find: 'class', beside: ['Entity', 'Table'], repeated: true}],
    risk: "Two entities with the same name share their query service token, so one of them gets the other's service.",
    fix: '[Rename one of them](persistence/typeorm/reference.mdx#same-name).',
  },
]);
