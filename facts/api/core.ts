/** What each name of `@ptc-org/nestjs-query-core` is for, as a sentence of Markdown without links. */
export const CORE_NAMES: Record<string, string> = {
  // Module
  NestjsQueryCoreModule: 'Registers assemblers and their query services in modules without a resolver.',
  NestjsQueryCoreModuleOpts: 'The argument of `NestjsQueryCoreModule.forFeature`.',

  // Query services
  AssemblerQueryService:
    'Wraps a query service and converts between DTO and entity with an assembler; extend it to add your own logic.',
  NoOpQueryService:
    'A base class for services over another data source: each of its methods rejects until you override it.',
  ProxyQueryService: 'Forwards each method to another query service, so that you only override what differs.',
  QueryService:
    'The interface that resolvers use to read and write records, and a decorator that makes a class injectable.',
  QueryServiceRelation: 'Describes a relation of a `RelationQueryService`.',
  RelationQueryService: 'Adds relations that the ORM does not know, computed with a query.',

  // Inject a service
  getQueryServiceToken:
    "Returns the injection token of an entity's query service, for tests and your own providers.",
  InjectAssemblerQueryService: "Injects an assembler's query service, which takes and returns DTOs.",
  InjectQueryService: "Injects an entity's query service.",

  // Assemblers
  AbstractAssembler:
    'A base class for assemblers that map every field themselves, also in filters and sorting.',
  Assembler:
    'The interface of classes that convert between DTO and entity, and the decorator that registers such a class.',
  AssemblerDeserializer: 'Defines how a plain object is converted to an instance of the class.',
  AssemblerFactory: 'Finds the assembler of a DTO and an entity, and creates an instance of it.',
  AssemblerSerializer: 'Defines how an instance of the class is converted to a plain object.',
  ClassTransformerAssembler:
    'A base class for assemblers that convert by property name, so that you only override what differs.',
  DefaultAssembler: 'The assembler of pairs without a registered one: it converts by property name.',

  // Queries, results and options
  AggregateOptions: 'The options of `aggregate`.',
  AggregateQuery: 'Defines which aggregates of which fields `aggregate` computes, and how it groups them.',
  AggregateQueryAvgField: 'A field whose average is computed.',
  AggregateQueryCountField: 'A field whose values are counted.',
  AggregateQueryField: 'A field of an aggregate query, with its arguments.',
  AggregateQueryGroupByField: 'A field by which an aggregate query groups.',
  AggregateQueryMaxField: 'A field whose greatest value is computed.',
  AggregateQueryMinField: 'A field whose smallest value is computed.',
  AggregateQuerySumField: 'A field whose values are added up.',
  AggregateResponse: 'The computed values, by aggregate and field, that `aggregate` returns for each group.',
  BooleanFieldComparisons: 'The operators of a boolean field in a filter.',
  CommonFieldComparisonBetweenType: 'The bounds of `between` and `notBetween`.',
  CommonFieldComparisonType: 'The operators that fields of numbers, dates and strings share.',
  CountOptions: 'The options of `count`.',
  DeleteManyOptions: 'The options of `deleteMany`.',
  DeleteManyResponse: 'What `deleteMany` returns.',
  DeleteOneOptions: 'The options of `deleteOne`.',
  Filter: 'Selects records by operators on fields, which `and` and `or` combine.',
  Filterable: 'The `filter` of a query, and of the options of several methods.',
  FilterComparisonOperators: 'The names of the operators of a field type.',
  FilterComparisons: 'The fields of a filter, each with its operators.',
  FilterFieldComparison: 'The operators of one field, by its type.',
  FindByIdOptions: 'The options of `findById`.',
  FindRelationOptions: 'The options of `findRelation`.',
  GetByIdOptions: 'The options of `getById`.',
  GroupBy: 'The periods by which an aggregate can group a date.',
  ModifyRelationOptions: 'The options of the methods that add, set and remove relations.',
  NumberAggregate: 'A number for each field of an aggregate, such as its sum.',
  Paging: 'How many records you get, and from which position.',
  Query: 'What a query service reads: filter, sorting, page and relations.',
  QueryOptions: 'The options of `query`.',
  QueryRelationsOptions: 'The options of `queryRelations` and `countRelations`.',
  QueryResolveFields: 'The fields that a GraphQL client selected, by name.',
  QueryResolveTree: 'A field that a GraphQL client selected, with its selected subfields.',
  SelectRelation: 'A relation that is loaded in the same statement as its parents.',
  SelectRelations: 'The `relations` of a query, and of the options of `findById` and `getById`.',
  SortDirection: 'Ascending or descending order.',
  SortField: 'A field by which records are sorted, with its direction.',
  SortNulls: 'Whether records without a value come first or last.',
  StringFieldComparisons: 'The operators of a string field in a filter.',
  TypeAggregate: "A value of the field's type for each field of an aggregate, such as the greatest one.",
  UpdateManyResponse: 'What `updateMany` returns.',
  UpdateOneOptions: 'The options of `updateOne`.',
  WithDeleted: 'The option `withDeleted` of read methods.',
  WithResolveInfo: 'The option `resolveInfo` of methods that can use a GraphQL selection.',

  // Helpers for queries and filters
  applyFilter: 'Returns the records of a list that match a filter, or whether a single record does.',
  applyPaging: 'Returns a page of a list.',
  applyQuery: 'Filters, sorts and pages a list.',
  applySort: 'Returns a sorted copy of a list.',
  getFilterComparisons: 'Returns all comparisons of one field in a filter.',
  getFilterFields: 'Returns the names of all fields that a filter uses.',
  getFilterOmitting: 'Returns a copy of a filter without the fields that you name.',
  invertSort: 'Reverses every direction of a sorting.',
  mergeFilter: 'Returns a filter that requires two filters.',
  mergeFilters: 'Returns a filter that requires any number of filters.',
  mergeQuery: 'Combines two queries: both filters apply, and the second query overrides everything else.',
  QueryFieldMap: 'Maps each field to its new name, for the functions that rename fields.',
  transformAggregateQuery: 'Renames the fields of an aggregate query, except those by which it groups.',
  transformAggregateResponse:
    'Renames the fields of the response to an aggregate query, except those by which it is grouped.',
  transformFilter: 'Renames the fields of a filter.',
  transformFilterComparisons: 'Puts a list of comparisons under one field.',
  transformQuery: 'Renames the fields of a query, in its filter and its sorting.',
  transformSort: 'Renames the fields of a sorting.',

  // Classes and metadata
  ArrayReflector: 'Stores lists as metadata on classes; internal to the decorators.',
  Class: 'The type of a class with instances of `T`.',
  classMetadataDecorator: 'Creates a decorator that stores metadata on a class; internal.',
  DeepPartial: '`T` with everything optional, at every depth.',
  getClassMetadata: 'Reads metadata from a class; internal.',
  getPrototypeChain: 'Returns a class and its parents.',
  isNamed: 'Says whether a value has a name.',
  lowerCaseFirst: 'Changes the first letter of a string to lower case.',
  MapReflector: 'Stores values by key as metadata on classes; internal to the decorators.',
  MetaValue: 'Metadata that may be missing; internal.',
  NamedType: 'A value with a name.',
  upperCaseFirst: 'Changes the first letter of a string to upper case.',
  ValueReflector: 'Stores one value as metadata on classes; internal to the decorators.',
};
