// `@ptc-org/nestjs-query-typegoose` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-typegoose' {
  import type {DynamicModule} from '@nestjs/common';
  import type {Class, DeepPartial, Filter, QueryService} from '@ptc-org/nestjs-query-core';
  import type {ReturnModelType} from '@typegoose/typegoose';
  import type {Base} from '@typegoose/typegoose/lib/defaultClasses';
  import type {FilterQuery, SchemaOptions} from 'mongoose';

  interface TypegooseClass {
    typegooseClass: Class<unknown>;
    schemaOptions?: SchemaOptions;
    discriminators?: (Class<unknown> | {typegooseClass: Class<unknown>; discriminatorId?: string})[];
  }

  export class NestjsQueryTypegooseModule {
    static forFeature(models: (Class<unknown> | TypegooseClass)[], connectionName?: string): DynamicModule;
  }

  export interface TypegooseQueryServiceOpts {
    toObjectOptions?: unknown;
  }

  interface FilterQueryBuilder<Entity> {
    buildFilterQuery(filter?: Filter<Entity>): FilterQuery<Class<Entity>>;
  }

  const Service: abstract new <Entity>() => QueryService<Entity, DeepPartial<Entity>, DeepPartial<Entity>>;

  export class TypegooseQueryService<Entity extends Base> extends Service<Entity> {
    readonly Model: ReturnModelType<new () => Entity>;
    readonly filterQueryBuilder: FilterQueryBuilder<Entity>;
    constructor(model: ReturnModelType<new () => Entity>, filterQueryBuilder?: FilterQueryBuilder<Entity>);
  }
}
