// `@ptc-org/nestjs-query-mongoose` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-mongoose' {
  import type { DynamicModule } from '@nestjs/common';
  import type { ModelDefinition } from '@nestjs/mongoose';
  import type {
    AggregateQuery,
    AggregateResponse,
    Class,
    DeepPartial,
    DeleteManyResponse,
    DeleteOneOptions,
    Filter,
    GetByIdOptions,
    Query,
    QueryService,
    UpdateManyResponse,
    UpdateOneOptions,
  } from '@ptc-org/nestjs-query-core';
  import type { Document, FilterQuery, Model, QueryOptions } from 'mongoose';

  export class NestjsQueryMongooseModule {
    static forFeature(
      models: (ModelDefinition & { document: Class<Document> })[],
      connectionName?: string,
    ): DynamicModule;
  }

  interface FilterQueryBuilder<Entity extends Document> {
    buildQuery(query: Query<Entity>): {
      filterQuery: FilterQuery<Entity>;
      options: QueryOptions;
    };
    buildFilterQuery(filter?: Filter<Entity>): FilterQuery<Entity>;
    buildIdFilterQuery(
      id: unknown,
      filter?: Filter<Entity>,
    ): FilterQuery<Entity>;
  }

  const Service: abstract new <Entity>() => QueryService<
    Entity,
    DeepPartial<Entity>,
    DeepPartial<Entity>
  >;

  export class MongooseQueryService<
    Entity extends Document,
  > extends Service<Entity> {
    readonly Model: Model<Entity>;
    readonly filterQueryBuilder: FilterQueryBuilder<Entity>;
    constructor(
      model: Model<Entity>,
      filterQueryBuilder?: FilterQueryBuilder<Entity>,
    );
    query(query: Query<Entity>): Promise<Entity[]>;
    aggregate(
      filter: Filter<Entity>,
      aggregate: AggregateQuery<Entity>,
    ): Promise<AggregateResponse<Entity>[]>;
    count(filter: Filter<Entity>): Promise<number>;
    getById(id: string, opts?: GetByIdOptions<Entity>): Promise<Entity>;
    updateOne(
      id: string,
      update: DeepPartial<Entity>,
      opts?: UpdateOneOptions<Entity>,
    ): Promise<Entity>;
    updateMany(
      update: DeepPartial<Entity>,
      filter: Filter<Entity>,
    ): Promise<UpdateManyResponse>;
    deleteOne(id: string, opts?: DeleteOneOptions<Entity>): Promise<Entity>;
    deleteMany(filter: Filter<Entity>): Promise<DeleteManyResponse>;
  }
}
