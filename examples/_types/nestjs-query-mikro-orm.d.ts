// `@ptc-org/nestjs-query-mikro-orm` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-mikro-orm' {
  import type { EntityRepository } from '@mikro-orm/core';
  import type { DynamicModule, FactoryProvider } from '@nestjs/common';
  import {
    AbstractAssembler,
    type AggregateQuery,
    type AggregateResponse,
    type Assembler,
    type Class,
    type DeepPartial,
    NoOpQueryService,
    type Query,
  } from '@ptc-org/nestjs-query-core';

  export interface EntityServiceOptions<
    DTO extends object = object,
    Entity extends object = object,
  > {
    entity: Class<Entity>;
    dto?: Class<DTO>;
    assembler?: Class<Assembler<DTO, Entity>>;
  }

  export class NestjsQueryMikroOrmModule {
    static forFeature(
      entities: (Class<object> | EntityServiceOptions)[],
      dataSource?: string,
    ): DynamicModule;
  }

  export function createMikroOrmQueryServiceProviders(
    options: (Class<object> | EntityServiceOptions)[],
    dataSource?: string,
  ): FactoryProvider[];

  export class MikroOrmQueryService<
    DTO extends object,
    Entity extends object = DTO,
  > extends NoOpQueryService<DTO, Entity> {
    protected repo: EntityRepository<Entity>;
    protected assembler?: Assembler<DTO, Entity>;
    constructor(
      repo: EntityRepository<Entity>,
      assembler?: Assembler<DTO, Entity>,
    );
  }

  export class MikroOrmAssembler<
    DTO,
    Entity,
    C = DeepPartial<DTO>,
    CE = DeepPartial<Entity>,
    U = C,
    UE = CE,
  > extends AbstractAssembler<DTO, Entity, C, CE, U, UE> {
    convertToDTO(entity: Entity): DTO | Promise<DTO>;
    convertToEntity(dto: DTO): Entity;
    convertQuery(query: Query<DTO>): Query<Entity>;
    convertAggregateQuery(
      aggregate: AggregateQuery<DTO>,
    ): AggregateQuery<Entity>;
    convertAggregateResponse(
      aggregate: AggregateResponse<Entity>,
    ): AggregateResponse<DTO>;
    convertToCreateEntity(create: C): CE;
    convertToUpdateEntity(update: U): UE;
  }
}
