// `@ptc-org/nestjs-query-sequelize` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-sequelize' {
  import type {DynamicModule} from '@nestjs/common';
  import type {DeepPartial, Query, QueryService} from '@ptc-org/nestjs-query-core';
  import type {CountOptions, DestroyOptions, FindOptions, UpdateOptions} from 'sequelize';
  import type {Model, ModelCtor, SequelizeOptions} from 'sequelize-typescript';

  export class NestjsQuerySequelizeModule {
    static forFeature(entities: ModelCtor[], connection?: SequelizeOptions | string): DynamicModule;
  }

  interface FilterQueryBuilder<Entity> {
    findOptions(query: Query<Entity>): FindOptions;
    countOptions(query: Query<Entity>): CountOptions;
    destroyOptions(query: Query<Entity>): DestroyOptions;
    updateOptions(query: Query<Entity>): UpdateOptions;
  }

  const Service: abstract new <Entity>() => QueryService<Entity, DeepPartial<Entity>, DeepPartial<Entity>>;

  export class SequelizeQueryService<Entity extends Model<Entity, Partial<Entity>>> extends Service<Entity> {
    readonly model: ModelCtor<Entity>;
    readonly filterQueryBuilder: FilterQueryBuilder<Entity>;
    constructor(model: ModelCtor<Entity>);
  }
}
