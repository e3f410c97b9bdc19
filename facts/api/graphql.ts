/** What each name of `@ptc-org/nestjs-query-graphql` is for, as a sentence of Markdown without links. */
export const GRAPHQL_NAMES: Record<string, string> = {
  // Module
  DTOModuleOpts: 'A `dtos` entry in `forFeature`: a DTO without a generated resolver.',
  NestjsQueryGraphQLModule:
    'Generates the resolvers of a feature module with `forFeature`; `forRoot` configures the data loaders.',
  NestjsQueryGraphqlModuleFeatureOpts: 'The argument of `NestjsQueryGraphQLModule.forFeature`.',
  NestjsQueryGraphqlModuleRootOpts: 'The argument of `NestjsQueryGraphQLModule.forRoot`.',
  AutoResolverOpts: 'A `resolvers` entry in `forFeature`: a DTO, its data source, and options.',

  // Decorators
  Authorize: 'Restricts which records of a DTO a user may read, update and delete.',
  AuthorizerFilter: "Passes the authorizer's filter as an argument to a method of your own resolver.",
  BeforeCreateMany: 'Runs a hook before `createMany` creates records.',
  BeforeCreateOne: 'Runs a hook before `createOne` creates a record.',
  BeforeDeleteMany: 'Runs a hook before `deleteMany` deletes records.',
  BeforeDeleteOne: 'Runs a hook before `deleteOne` deletes a record.',
  BeforeFindOne: 'Runs a hook before a record is read by its id.',
  BeforeQueryMany: 'Runs a hook before a list is read.',
  BeforeUpdateMany: 'Runs a hook before `updateMany` updates records.',
  BeforeUpdateOne: 'Runs a hook before `updateOne` updates a record.',
  CursorConnection: 'Adds a to-many relation that clients page by cursor.',
  FilterableCursorConnection:
    'Adds a to-many relation that clients page by cursor, and lets them filter its parents by it.',
  FilterableField: 'Makes a property a field that clients can also filter, sort and aggregate by.',
  FilterableOffsetConnection:
    'Adds a to-many relation that clients page by offset, and lets them filter its parents by it.',
  FilterableRelation: 'Adds a to-one relation, and lets clients filter its parents by it.',
  FilterableUnPagedRelation: 'Adds an unpaged to-many relation, and lets clients filter its parents by it.',
  HookArgs: 'Passes the arguments of your own query through the hooks of a `HookInterceptor`.',
  IDField: 'Makes a property the id: a filterable field that also sets the type of the `id` arguments.',
  InjectAuthorizer: "Injects a DTO's authorizer.",
  InjectCustomAuthorizer: 'Injects the instance of the class that you passed to `@Authorize`.',
  InjectPubSub: 'Injects the bus that carries subscription events.',
  KeySet: 'Names the fields that identify a record in a cursor, so that pages stay stable.',
  MutationHookArgs: 'Passes the `input` of your own mutation through the hooks of a `HookInterceptor`.',
  ObjectId: 'Makes class-transformer keep the ObjectId of a property instead of copying it.',
  OffsetConnection: 'Adds a to-many relation that clients page by offset.',
  QueryOptions: "Sets how a DTO's list is paged, sorted and filtered.",
  Reference: 'Adds a field that refers to a record of another service in a federated graph.',
  Relation: 'Adds a to-one relation.',
  RelationAuthorizerFilter: "Passes a relation's filter as an argument to a method of your own resolver.",
  UnPagedRelation: 'Adds an unpaged to-many relation.',

  // Options of decorators and endpoints
  BaseResolverOptions: 'The guards, interceptors, pipes, filters and decorators of generated methods.',
  FilterableFieldOptions: "The options of `@FilterableField`, besides those of Nest's `@Field`.",
  GraphQLResolveInfoResult: 'What a client selected, as generated methods receive it.',
  IDFieldOptions: 'The options of `@IDField`.',
  PartialAuthorizationContext: 'The options of `@AuthorizerFilter` and `@RelationAuthorizerFilter`.',
  QueryOptionsDecoratorOpts: 'The options of `@QueryOptions`.',
  QueryResolverMethodOpts: 'The options of one query, in `one` and `many` of `read`.',
  ReferenceDecoratorOpts: 'The options of `@Reference`.',
  ReferenceTypeFunc: 'A function that returns the class that a `@Reference` points to.',
  RelationManyDecoratorOpts: 'The options of the to-many relation decorators.',
  RelationOneDecoratorOpts: 'The options of the to-one relation decorators.',
  RelationTypeFunc: 'A function that returns the related class, such as `() => LabelDTO`.',
  ResolverMethodOpts: 'The options of one generated endpoint.',
  ResolverRelationMethodOpts: 'The options of `update`, `remove` and `aggregate` of a relation.',
  SubscriptionResolverMethodOpts: 'The options of one mutation, which can publish events.',
  DTONamesOpts: 'The option that renames endpoints.',

  // Authorizers
  AuthorizationContext: 'Tells an authorizer which operation needs its filter.',
  Authorizer: 'What `@InjectAuthorizer` injects: it returns the filters of a DTO and of its relations.',
  AuthorizerOptions: 'An object for `@Authorize`, with a function that returns the filter.',
  CustomAuthorizer:
    'The interface of authorizer classes, which can inject services and decide about relations.',
  OperationGroup: 'The kinds of operations that an authorizer can tell apart.',

  // Hooks
  BeforeCreateManyHook: 'The type of hook classes for `@BeforeCreateMany`.',
  BeforeCreateOneHook: 'The type of hook classes for `@BeforeCreateOne`.',
  BeforeDeleteManyHook: 'The type of hook classes for `@BeforeDeleteMany`.',
  BeforeDeleteOneHook: 'The type of hook classes for `@BeforeDeleteOne`.',
  BeforeFindOneHook: 'The type of hook classes for `@BeforeFindOne`.',
  BeforeQueryManyHook: 'The type of hook classes for `@BeforeQueryMany`.',
  BeforeUpdateManyHook: 'The type of hook classes for `@BeforeUpdateMany`.',
  BeforeUpdateOneHook: 'The type of hook classes for `@BeforeUpdateOne`.',
  Hook: 'The interface of hook classes, which can inject services.',
  HookTypes: 'Names the eight hooks, for `HookInterceptor`.',

  // Interceptors
  AuthorizerContext: 'The GraphQL context after an `AuthorizerInterceptor`, with the authorizer on it.',
  AuthorizerInterceptor:
    "Finds a DTO's authorizer for your own endpoint, so that `@AuthorizerFilter` can use it.",
  HookContext: 'The GraphQL context after a `HookInterceptor`, with the hooks on it.',
  HookInterceptor:
    "Finds a class's hooks for your own endpoint, so that `@HookArgs` and `@MutationHookArgs` can run them.",

  // Subscriptions
  GraphQLPubSub: 'The interface of a bus that carries subscription events.',
  pubSubToken: 'Returns the injection token of the subscription bus.',

  // Federation
  RepresentationType: 'What a gateway sends to identify a record of a federated type.',

  // Resolvers
  AggregateResolverOpts: 'The options of the aggregate query, in `aggregate` of a resolver.',
  CreateResolver: "A base class for resolvers with a DTO's create mutations.",
  CreateResolverOpts: 'The options of the create mutations, in `create` of a resolver.',
  CRUDResolver: "A base class for resolvers with all of a DTO's endpoints.",
  CRUDResolverOpts: 'The options of `CRUDResolver` and of `resolvers` entries.',
  DeleteResolver: "A base class for resolvers with a DTO's delete mutations.",
  DeleteResolverOpts: 'The options of the delete mutations, in `delete` of a resolver.',
  FederationResolver: "A base class for resolvers with the relations of another service's DTO.",
  NamedEndpoint: 'The name and the description of an endpoint.',
  ReadResolver: "A base class for resolvers with a DTO's queries.",
  ReadResolverOpts: 'The options of the queries, in `read` of a resolver.',
  ReferenceResolver: 'A base class for resolvers that resolve references to a DTO in a federated graph.',
  ReferenceResolverOpts: 'The options of the reference, in `referenceBy` of a resolver.',
  Relatable: "Adds a DTO's relations to a resolver class.",
  RelatableOpts: 'The options of `Relatable`.',
  ResolverOpts: 'The options of a group of endpoints.',
  ResolverRelation: 'Describes one relation of a DTO.',
  ResolverRelationReference: 'Describes one reference of a DTO to another service.',
  ServiceResolver:
    'The properties of resolver classes: the query service, and the subscription bus if there is one.',
  UpdateResolver: "A base class for resolvers with a DTO's update mutations.",
  UpdateResolverOpts: 'The options of the update mutations, in `update` of a resolver.',

  // Queries, filters and paging
  CursorPagingType: 'The `paging` argument of a list that is paged by cursor.',
  CursorQueryArgsType: 'The arguments of a list that is paged by cursor.',
  CursorQueryArgsTypeOpts: 'The options of `QueryArgsType` for a list that is paged by cursor.',
  DeleteFilterType: "Returns the filter of a DTO's `deleteMany`, without relations.",
  FilterType: "Returns the filter of a DTO's lists.",
  NonePagingQueryArgsType: 'The arguments of a list that is not paged.',
  NonePagingQueryArgsTypeOpts: 'The options of `QueryArgsType` for a list that is not paged.',
  OffsetPagingType: 'The `paging` argument of a list that is paged by offset.',
  OffsetQueryArgsType: 'The arguments of a list that is paged by offset.',
  OffsetQueryArgsTypeOpts: 'The options of `QueryArgsType` for a list that is paged by offset.',
  PagingStrategies: 'Names how a list is paged: by cursor, by offset or not at all.',
  PagingTypes: 'The `paging` argument of a list, by cursor or by offset.',
  QueryArgsType: 'Returns a class with the arguments of a list, for your own endpoint.',
  QueryArgsTypeOpts: 'The options of `QueryArgsType`.',
  QueryType: 'The arguments of a list, as generated methods receive them.',
  StaticQueryType: 'The static properties of a class from `QueryArgsType`.',
  SubscriptionFilterType: "Returns the filter of a DTO's subscriptions, without relations.",
  UpdateFilterType: "Returns the filter of a DTO's `updateMany`, without relations.",

  // Connections
  ArrayConnectionOptions: 'The options of a list that is not paged.',
  ArrayConnectionType: 'What a list that is not paged returns: an array.',
  ConnectionOptions: 'The options of a connection.',
  ConnectionType: 'What a list returns, whatever its paging strategy.',
  CursorConnectionOptions: 'The options of a connection that is paged by cursor.',
  CursorConnectionType: 'What a list that is paged by cursor returns.',
  EdgeType: 'A record of a cursor connection, with its cursor.',
  InferConnectionTypeFromStrategy: 'The type of connection that belongs to a paging strategy.',
  OffsetConnectionOptions: 'The options of a connection that is paged by offset.',
  OffsetConnectionType: 'What a list that is paged by offset returns.',
  OffsetPageInfoType: 'The `pageInfo` of a list that is paged by offset.',
  PageInfoType: 'The `pageInfo` of a list that is paged by cursor.',
  StaticConnectionType: 'A connection class, with `resolveType` and `createFromPromise`.',

  // Aggregates
  AggregateArgsType: "Returns a class with an aggregate's argument, the filter.",
  AggregateResponseOpts: 'The options of `AggregateResponseType`.',
  AggregateResponseType: "Returns the classes of an aggregate's response and of its groups.",

  // Arguments, inputs and results
  ConnectionCursorScalar: 'The scalar of cursors in the schema.',
  ConnectionCursorType: 'The type of a cursor, a string.',
  CreateManyInputType: 'Returns a class for the input of a mutation that creates several records.',
  CreateOneInputType: 'Returns a class for the input of a mutation that creates a record.',
  DeleteManyInputType: 'Returns a class for the input of a mutation that deletes all matching records.',
  DeleteManyResponseType: 'Returns the class of the response that counts deleted records.',
  DeleteOneInputType: 'Returns a class for the input of a mutation that deletes a record.',
  FindOneArgsType: 'Returns a class with the argument of a query for one record, the id.',
  MutationArgsType: 'Returns a class with the `input` argument of a mutation.',
  RelationInputType: 'Returns a class for the input of a mutation that relates a record to another one.',
  RelationsInputType: 'Returns a class for the input of a mutation that relates a record to several others.',
  SubscriptionArgsType: 'Returns a class with the nullable `input` argument of a subscription.',
  SubscriptionFilterInputType: 'Returns a class for the input of a subscription, which contains a filter.',
  UpdateManyInputType: 'Returns a class for the input of a mutation that updates all matching records.',
  UpdateManyResponseType: 'Returns the class of the response that counts updated records.',
  UpdateOneInputType: 'Returns a class for the input of a mutation that updates a record.',
};
