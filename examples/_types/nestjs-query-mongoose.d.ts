// `@ptc-org/nestjs-query-mongoose` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-mongoose' {
  import type {DynamicModule} from '@nestjs/common';
  import type {ModelDefinition} from '@nestjs/mongoose';
  import type {Class, DeepPartial, Filter, Query, QueryService} from '@ptc-org/nestjs-query-core';
  import type {Document, FilterQuery, Model, QueryOptions} from 'mongoose';

  export class NestjsQueryMongooseModule {
    static forFeature(
      models: (ModelDefinition & {document: Class<Document>})[],
      connectionName?: string,
    ): DynamicModule;
  }

  interface FilterQueryBuilder<Entity extends Document> {
    buildQuery(query: Query<Entity>): {filterQuery: FilterQuery<Entity>; options: QueryOptions};
    buildFilterQuery(filter?: Filter<Entity>): FilterQuery<Entity>;
  }

  const Service: abstract new <Entity>() => QueryService<Entity, DeepPartial<Entity>, DeepPartial<Entity>>;

  export class MongooseQueryService<Entity extends Document> extends Service<Entity> {
    readonly Model: Model<Entity>;
    readonly filterQueryBuilder: FilterQueryBuilder<Entity>;
    constructor(model: Model<Entity>, filterQueryBuilder?: FilterQueryBuilder<Entity>);
  }
}
