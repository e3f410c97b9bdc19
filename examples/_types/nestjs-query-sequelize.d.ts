// `@ptc-org/nestjs-query-sequelize` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-sequelize' {
  import type { DynamicModule } from '@nestjs/common';
  import type {
    AggregateQuery,
    AggregateResponse,
    DeepPartial,
    DeleteManyResponse,
    Filter,
    Query,
    QueryService,
    UpdateManyResponse,
  } from '@ptc-org/nestjs-query-core';
  import type {
    CountOptions,
    DestroyOptions,
    FindOptions,
    UpdateOptions,
  } from 'sequelize';
  import type {
    Model,
    ModelCtor,
    SequelizeOptions,
  } from 'sequelize-typescript';

  export class NestjsQuerySequelizeModule {
    static forFeature(
      entities: ModelCtor[],
      connection?: SequelizeOptions | string,
    ): DynamicModule;
  }

  interface FilterQueryBuilder<Entity> {
    findOptions(query: Query<Entity>): FindOptions;
    findByIdOptions(
      pk: string | number | (string | number)[],
      query: Query<Entity>,
    ): FindOptions;
    aggregateOptions(
      query: Query<Entity>,
      aggregate: AggregateQuery<Entity>,
    ): FindOptions;
    relationAggregateOptions(
      query: Query<Entity>,
      aggregate: AggregateQuery<Entity>,
    ): FindOptions;
    countOptions(query: Query<Entity>): CountOptions<Entity>;
    destroyOptions(query: Query<Entity>): DestroyOptions;
    updateOptions(query: Query<Entity>): UpdateOptions;
  }

  const Service: abstract new <Entity>() => QueryService<
    Entity,
    DeepPartial<Entity>,
    DeepPartial<Entity>
  >;

  export class SequelizeQueryService<
    Entity extends Model<Entity, Partial<Entity>>,
  > extends Service<Entity> {
    readonly model: ModelCtor<Entity>;
    readonly filterQueryBuilder: FilterQueryBuilder<Entity>;
    constructor(model: ModelCtor<Entity>);
    query(query: Query<Entity>): Promise<Entity[]>;
    aggregate(
      filter: Filter<Entity>,
      aggregate: AggregateQuery<Entity>,
    ): Promise<AggregateResponse<Entity>[]>;
    count(filter: Filter<Entity>): Promise<number>;
    updateMany(
      update: DeepPartial<Entity>,
      filter: Filter<Entity>,
    ): Promise<UpdateManyResponse>;
    deleteMany(filter: Filter<Entity>): Promise<DeleteManyResponse>;
    getRelationQueryBuilder<Relation extends Model>(
      model: ModelCtor<Relation>,
    ): FilterQueryBuilder<Relation>;
  }
}
