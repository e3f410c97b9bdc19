const RESOLVER = 'graphql/resolver-reference';
const RELATION = 'graphql/relation-options';
const READ = 'graphql/queries/endpoint-reference';
const DTO = 'graphql/dto-reference';
const PAGE_FIELDS = ['graphql/queries/paging-reference#page-fields'];
const INPUTS = ['graphql/type-reference#inputtypes'];
const ARGUMENTS = ['graphql/type-reference#argstypes'];
const CONNECTIONS = ['graphql/queries/paging-reference#options'];
const LISTS = [...CONNECTIONS, `${READ}#options`];
const OPERATORS = ['concepts/queries#common-comparisons', 'concepts/queries#string-comparisons'];
const METHODS = ['concepts/service-reference#options'];
const WRITES = [`${RESOLVER}#own-options`, `${RESOLVER}#no-effect`, `${RESOLVER}#group-options`];
const ENDPOINT = [`${RESOLVER}#endpoint-options`];
const TO_ONE = [`${RELATION}#options-of-every-relation`, `${RELATION}#options-to-leave-out`];
const TO_MANY = [
  `${RELATION}#options-of-every-relation`,
  `${RELATION}#options-of-to-many`,
  `${RELATION}#options-to-leave-out`,
];

/**
 * The sections with the tables of a type's options, the first that has an option first. Unlisted are the types whose
 * table stands in the section that explains them, or names them in its head.
 */
export const OPTION_TABLES: Partial<Record<string, string[]>> = {
  AggregateArgsType: ARGUMENTS,
  AggregateResolverOpts: ['graphql/aggregation-reference#all-options'],
  AggregateResponse: ['concepts/service-reference#aggregate'],
  ArrayConnectionOptions: CONNECTIONS,
  AuthorizerOptions: ['graphql/authorizers#custom-authorizer'],
  AutoResolverOpts: [`${RESOLVER}#entry-options`, `${RESOLVER}#resolver-options`],
  BaseResolverOptions: [`${RESOLVER}#resolver-options`],
  BooleanFieldComparisons: OPERATORS,
  CommonFieldComparisonType: OPERATORS,
  ConnectionOptions: CONNECTIONS,
  ConnectionType: PAGE_FIELDS,
  CreateManyInputType: INPUTS,
  CreateOneInputType: INPUTS,
  CreateResolverOpts: WRITES,
  CursorConnectionOptions: CONNECTIONS,
  CursorConnectionType: PAGE_FIELDS,
  CursorPagingType: PAGE_FIELDS,
  CursorQueryArgsTypeOpts: LISTS,
  DeleteManyInputType: INPUTS,
  DeleteOneInputType: INPUTS,
  DeleteResolverOpts: WRITES,
  DTOModuleOpts: [`${RESOLVER}#entry-options`, `${RESOLVER}#resolver-options`],
  DTONamesOpts: [`${RESOLVER}#group-options`],
  EdgeType: PAGE_FIELDS,
  Filterable: METHODS,
  FindOneArgsType: ARGUMENTS,
  IDFieldOptions: [`${DTO}#idfield`, `${DTO}#filterablefield`],
  MutationArgsType: ARGUMENTS,
  NamedEndpoint: ENDPOINT,
  NestjsQueryGraphqlModuleFeatureOpts: [`${RESOLVER}#for-feature`],
  NestjsQueryGraphqlModuleRootOpts: ['graphql/getting-started#modules'],
  NonePagingQueryArgsTypeOpts: LISTS,
  OffsetConnectionOptions: CONNECTIONS,
  OffsetConnectionType: PAGE_FIELDS,
  OffsetPageInfoType: PAGE_FIELDS,
  OffsetPagingType: PAGE_FIELDS,
  OffsetQueryArgsTypeOpts: LISTS,
  PageInfoType: PAGE_FIELDS,
  PagingTypes: PAGE_FIELDS,
  PartialAuthorizationContext: ['graphql/authorizers#authorize-depending-on-operation'],
  QueryArgsTypeOpts: LISTS,
  QueryOptionsDecoratorOpts: [`${DTO}#queryoptions`],
  QueryResolverMethodOpts: [`${READ}#one-and-many`],
  QueryType: ['concepts/queries'],
  ReadResolverOpts: [`${READ}#options`],
  ReferenceDecoratorOpts: ['graphql/federation-reference#reference-decorator'],
  ReferenceResolverOpts: [`${RESOLVER}#own-options`],
  RelatableOpts: [`${RELATION}#relation-mixin`],
  RelationInputType: INPUTS,
  RelationManyDecoratorOpts: TO_MANY,
  RelationOneDecoratorOpts: TO_ONE,
  RelationsInputType: INPUTS,
  ResolverMethodOpts: ENDPOINT,
  ResolverOpts: [`${RESOLVER}#no-effect`, `${RESOLVER}#group-options`],
  ResolverRelation: TO_MANY,
  ResolverRelationMethodOpts: [`${RELATION}#options-of-mutations`],
  ResolverRelationReference: ['graphql/federation-reference#reference-decorator'],
  StaticQueryType: ['graphql/type-reference#queryargstype'],
  StringFieldComparisons: OPERATORS,
  SubscriptionArgsType: ARGUMENTS,
  SubscriptionFilterInputType: INPUTS,
  SubscriptionResolverMethodOpts: ENDPOINT,
  UpdateManyInputType: INPUTS,
  UpdateOneInputType: INPUTS,
  UpdateResolverOpts: WRITES,
};
