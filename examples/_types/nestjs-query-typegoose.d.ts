// `@ptc-org/nestjs-query-typegoose` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-typegoose' {
  import type { DynamicModule } from '@nestjs/common';
  import type {
    AggregateQuery,
    AggregateResponse,
    Class,
    DeepPartial,
    DeleteManyResponse,
    DeleteOneOptions,
    Filter,
    FindByIdOptions,
    GetByIdOptions,
    Query,
    QueryService,
    UpdateManyResponse,
    UpdateOneOptions,
  } from '@ptc-org/nestjs-query-core';
  import type { DocumentType } from '@typegoose/typegoose';
  import type { Base } from '@typegoose/typegoose/lib/defaultClasses';
  import type {
    BeAnObject,
    BeAnyObject,
    IObjectWithTypegooseFunction,
  } from '@typegoose/typegoose/lib/types';
  import type {
    FilterQuery,
    Model,
    SchemaOptions,
    ToObjectOptions,
  } from 'mongoose';

  // Not the `ReturnModelType` of Typegoose: the adapter has its own.
  type ModelOf<Entity> = Model<
    Entity,
    BeAnObject,
    IObjectWithTypegooseFunction,
    BeAnyObject,
    DocumentType<Entity>
  > &
    (new () => Entity);

  interface TypegooseClass {
    typegooseClass: Class<unknown>;
    schemaOptions?: SchemaOptions;
    discriminators?: (
      | Class<unknown>
      | { typegooseClass: Class<unknown>; discriminatorId?: string }
    )[];
  }

  export class NestjsQueryTypegooseModule {
    static forFeature(
      models: (Class<unknown> | TypegooseClass)[],
      connectionName?: string,
    ): DynamicModule;
  }

  export interface TypegooseQueryServiceOpts {
    toObjectOptions?: ToObjectOptions;
  }

  interface FilterQueryBuilder<Entity> {
    buildFilterQuery(filter?: Filter<Entity>): FilterQuery<Class<Entity>>;
  }

  const Service: abstract new <Entity>() => QueryService<
    Entity,
    DeepPartial<Entity>,
    DeepPartial<Entity>
  >;

  export class TypegooseQueryService<
    Entity extends Base,
  > extends Service<Entity> {
    readonly Model: ModelOf<Entity>;
    readonly filterQueryBuilder: FilterQueryBuilder<Entity>;
    constructor(
      model: ModelOf<Entity>,
      filterQueryBuilder?: FilterQueryBuilder<Entity>,
    );
    query(query: Query<Entity>): Promise<DocumentType<Entity>[]>;
    aggregate(
      filter: Filter<Entity>,
      aggregate: AggregateQuery<Entity>,
    ): Promise<AggregateResponse<Entity>[]>;
    count(filter: Filter<Entity>): Promise<number>;
    findById(
      id: string | number,
      opts?: FindByIdOptions<Entity>,
    ): Promise<DocumentType<Entity> | undefined>;
    getById(
      id: string,
      opts?: GetByIdOptions<Entity>,
    ): Promise<DocumentType<Entity>>;
    createOne(record: DeepPartial<Entity>): Promise<DocumentType<Entity>>;
    createMany(records: DeepPartial<Entity>[]): Promise<DocumentType<Entity>[]>;
    updateOne(
      id: string,
      update: DeepPartial<Entity>,
      opts?: UpdateOneOptions<Entity>,
    ): Promise<DocumentType<Entity>>;
    updateMany(
      update: DeepPartial<Entity>,
      filter: Filter<Entity>,
    ): Promise<UpdateManyResponse>;
    deleteOne(
      id: string,
      opts?: DeleteOneOptions<Entity>,
    ): Promise<DocumentType<Entity>>;
    deleteMany(filter: Filter<Entity>): Promise<DeleteManyResponse>;
  }
}
