/** What each name of `@ptc-org/nestjs-query-graphql` is for, as a sentence of Markdown without links. */
export const GRAPHQL_NAMES: Record<string, string> = {
  // Module
  DTOModuleOpts: 'An entry of `dtos` in `forFeature`: a DTO without a generated resolver.',
  NestjsQueryGraphQLModule:
    'Generates the resolvers of a feature module with `forFeature`; `forRoot` configures the data loaders.',
  NestjsQueryGraphqlModuleFeatureOpts: 'The argument of `NestjsQueryGraphQLModule.forFeature`.',
  NestjsQueryGraphqlModuleRootOpts: 'The argument of `NestjsQueryGraphQLModule.forRoot`.',
  AutoResolverOpts:
    'An entry of `resolvers` in `forFeature`: a DTO, where its records come from, and options.',

  // Decorators
  Authorize: 'Says which records of a DTO a user may read, update and delete.',
  AuthorizerFilter: 'Passes the filter of the authorizer as an argument to a method of your own resolver.',
  BeforeCreateMany: 'Runs a hook before records are created by `createMany`.',
  BeforeCreateOne: 'Runs a hook before a record is created by `createOne`.',
  BeforeDeleteMany: 'Runs a hook before records are deleted by `deleteMany`.',
  BeforeDeleteOne: 'Runs a hook before a record is deleted by `deleteOne`.',
  BeforeFindOne: 'Runs a hook before a record is read by its id.',
  BeforeQueryMany: 'Runs a hook before a list is read.',
  BeforeUpdateMany: 'Runs a hook before records are updated by `updateMany`.',
  BeforeUpdateOne: 'Runs a hook before a record is updated by `updateOne`.',
  CursorConnection: 'Adds a to-many relation that clients page by cursor.',
  FilterableCursorConnection:
    'Adds a to-many relation that clients page by cursor, and lets them filter its parents by it.',
  FilterableField: 'Makes a property a field that clients can also filter, sort and aggregate by.',
  FilterableOffsetConnection:
    'Adds a to-many relation that clients page by offset, and lets them filter its parents by it.',
  FilterableRelation: 'Adds a to-one relation, and lets clients filter its parents by it.',
  FilterableUnPagedRelation:
    'Adds a to-many relation that is read as a whole, and lets clients filter its parents by it.',
  HookArgs: 'Passes the arguments of your own query through the hooks of a `HookInterceptor`.',
  IDField: 'Makes a property the id: a filterable field whose type the `id` arguments take.',
  InjectAuthorizer: 'Injects the authorizer of a DTO.',
  InjectCustomAuthorizer: 'Injects the instance of the class that you gave to `@Authorize`.',
  InjectPubSub: 'Injects the bus that carries the events of subscriptions.',
  KeySet: 'Names the fields that identify a record in a cursor, so that pages stay stable.',
  MutationHookArgs: 'Passes the `input` of your own mutation through the hooks of a `HookInterceptor`.',
  ObjectId: 'Makes class-transformer pass the ObjectId of a property through instead of copying it.',
  OffsetConnection: 'Adds a to-many relation that clients page by offset.',
  QueryOptions: 'Sets how the list of a DTO is paged, sorted and filtered.',
  Reference: 'Adds a field that refers to a record of another service in a federated graph.',
  Relation: 'Adds a to-one relation.',
  RelationAuthorizerFilter:
    'Passes the filter of a relation as an argument to a method of your own resolver.',
  UnPagedRelation: 'Adds a to-many relation that is read as a whole.',

  // Options of decorators and endpoints
  BaseResolverOptions: 'The guards, interceptors, pipes, filters and decorators of generated methods.',
  FilterableFieldOptions: "The options of `@FilterableField`, besides those of Nest's `@Field`.",
  GraphQLResolveInfoResult: 'What a client selected, as generated methods receive it.',
  IDFieldOptions: 'The options of `@IDField`.',
  PartialAuthorizationContext: 'The options of `@AuthorizerFilter` and `@RelationAuthorizerFilter`.',
  QueryOptionsDecoratorOpts: 'The options of `@QueryOptions`.',
  QueryResolverMethodOpts: 'The options of one query, in `one` and `many` of `read`.',
  ReferenceDecoratorOpts: 'The options of `@Reference`.',
  ReferenceTypeFunc: 'A function that names the class which a `@Reference` leads to.',
  RelationManyDecoratorOpts: 'The options of the decorators of to-many relations.',
  RelationOneDecoratorOpts: 'The options of the decorators of to-one relations.',
  RelationTypeFunc: 'A function that names the related class, such as `() => LabelDTO`.',
  ResolverMethodOpts: 'The options of one generated endpoint.',
  ResolverRelationMethodOpts: 'The options of `update`, `remove` and `aggregate` of a relation.',
  SubscriptionResolverMethodOpts: 'The options of one mutation, which can publish events.',
  DTONamesOpts: 'The option that renames endpoints.',

  // Authorizers
  AuthorizationContext: 'Tells an authorizer for which operation it is asked.',
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
    'Finds the authorizer of a DTO for your own endpoint, so that `@AuthorizerFilter` can use it.',
  HookContext: 'The GraphQL context after a `HookInterceptor`, with the hooks on it.',
  HookInterceptor:
    'Finds the hooks of a class for your own endpoint, so that `@HookArgs` and `@MutationHookArgs` can run them.',

  // Subscriptions
  GraphQLPubSub: 'The interface of a bus that carries the events of subscriptions.',
  pubSubToken: 'Returns the token by which the bus of subscriptions is provided.',

  // Federation
  RepresentationType: 'What a gateway sends to name a record of a federated type.',

  // Resolvers
  AggregateResolverOpts: 'The options of the aggregate query, in `aggregate` of a resolver.',
  CreateResolver: 'A base class for resolvers with the create mutations of a DTO.',
  CreateResolverOpts: 'The options of the create mutations, in `create` of a resolver.',
  CRUDResolver: 'A base class for resolvers with all endpoints of a DTO.',
  CRUDResolverOpts: 'The options of `CRUDResolver`, which entries of `resolvers` take too.',
  DeleteResolver: 'A base class for resolvers with the delete mutations of a DTO.',
  DeleteResolverOpts: 'The options of the delete mutations, in `delete` of a resolver.',
  FederationResolver: 'A base class for resolvers with the relations of a DTO of another service.',
  NamedEndpoint: 'The name and the description of an endpoint.',
  ReadResolver: 'A base class for resolvers with the queries of a DTO.',
  ReadResolverOpts: 'The options of the queries, in `read` of a resolver.',
  ReferenceResolver: 'A base class for resolvers with the reference of a DTO in a federated graph.',
  ReferenceResolverOpts: 'The options of the reference, in `referenceBy` of a resolver.',
  Relatable: 'Adds the relations of a DTO to a resolver class.',
  RelatableOpts: 'The options of `Relatable`.',
  ResolverOpts: 'The options of a group of endpoints.',
  ResolverRelation: 'Describes one relation of a DTO.',
  ResolverRelationReference: 'Describes one reference of a DTO to another service.',
  ServiceResolver:
    'What resolver classes hold: the query service, and the bus of subscriptions if there is one.',
  UpdateResolver: 'A base class for resolvers with the update mutations of a DTO.',
  UpdateResolverOpts: 'The options of the update mutations, in `update` of a resolver.',

  // Queries, filters and paging
  CursorPagingType: 'The argument `paging` of a list that is paged by cursor.',
  CursorQueryArgsType: 'The arguments of a list that is paged by cursor.',
  CursorQueryArgsTypeOpts: 'The options of `QueryArgsType` for a list that is paged by cursor.',
  DeleteFilterType: 'Returns the filter of `deleteMany` for a DTO, without relations.',
  FilterType: 'Returns the filter of lists for a DTO.',
  NonePagingQueryArgsType: 'The arguments of a list that is not paged.',
  NonePagingQueryArgsTypeOpts: 'The options of `QueryArgsType` for a list that is not paged.',
  OffsetPagingType: 'The argument `paging` of a list that is paged by offset.',
  OffsetQueryArgsType: 'The arguments of a list that is paged by offset.',
  OffsetQueryArgsTypeOpts: 'The options of `QueryArgsType` for a list that is paged by offset.',
  PagingStrategies: 'Names how a list is paged: by cursor, by offset or not at all.',
  PagingTypes: 'The argument `paging` of a list, by cursor or by offset.',
  QueryArgsType: 'Returns a class with the arguments of a list, for an endpoint of your own.',
  QueryArgsTypeOpts: 'The options of `QueryArgsType`.',
  QueryType: 'The arguments of a list, as generated methods receive them.',
  StaticQueryType: 'The classes that an arguments class of `QueryArgsType` holds.',
  SubscriptionFilterType: 'Returns the filter of subscriptions for a DTO, without relations.',
  UpdateFilterType: 'Returns the filter of `updateMany` for a DTO, without relations.',

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
  StaticConnectionType: 'The class of a connection, with `resolveType` and `createFromPromise`.',

  // Aggregates
  AggregateArgsType: 'Returns a class with the argument of an aggregate, its filter.',
  AggregateResponseOpts: 'The options of `AggregateResponseType`.',
  AggregateResponseType: 'Returns the classes of the response to an aggregate, and of its groups.',

  // Arguments, inputs and results
  ConnectionCursorScalar: 'The scalar of cursors in the schema.',
  ConnectionCursorType: 'The type of a cursor, a string.',
  CreateManyInputType: 'Returns a class for the input of a mutation that creates several records.',
  CreateOneInputType: 'Returns a class for the input of a mutation that creates a record.',
  DeleteManyInputType: 'Returns a class for the input of a mutation that deletes the records of a filter.',
  DeleteManyResponseType: 'Returns the class of the response that counts deleted records.',
  DeleteOneInputType: 'Returns a class for the input of a mutation that deletes a record.',
  FindOneArgsType: 'Returns a class with the argument of a query for one record, its id.',
  MutationArgsType: 'Returns a class with the argument `input` of a mutation.',
  RelationInputType: 'Returns a class for the input of a mutation that relates a record to another one.',
  RelationsInputType: 'Returns a class for the input of a mutation that relates a record to several others.',
  SubscriptionArgsType: 'Returns a class with the nullable argument `input` of a subscription.',
  SubscriptionFilterInputType: 'Returns a class for the input of a subscription, which holds a filter.',
  UpdateManyInputType: 'Returns a class for the input of a mutation that updates the records of a filter.',
  UpdateManyResponseType: 'Returns the class of the response that counts updated records.',
  UpdateOneInputType: 'Returns a class for the input of a mutation that updates a record.',
};
