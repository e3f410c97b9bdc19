// `@ptc-org/nestjs-query-mikro-orm` 9.5.0, which is not part of this site's tests: what the pages use of it.
declare module '@ptc-org/nestjs-query-mikro-orm' {
  import type {EntityRepository} from '@mikro-orm/core';
  import type {DynamicModule} from '@nestjs/common';
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

  export interface EntityServiceOptions {
    entity: Class<unknown>;
    dto?: Class<unknown>;
    assembler?: Class<unknown>;
  }

  export class NestjsQueryMikroOrmModule {
    static forFeature(
      entities: (Class<unknown> | EntityServiceOptions)[],
      dataSource?: string,
    ): DynamicModule;
  }

  export class MikroOrmQueryService<
    DTO extends object,
    Entity extends object = DTO,
  > extends NoOpQueryService<DTO> {
    protected readonly repo: EntityRepository<Entity>;
    constructor(repo: EntityRepository<Entity>, assembler?: Assembler<DTO, Entity>);
  }

  export class MikroOrmAssembler<DTO, Entity> extends AbstractAssembler<DTO, Entity> {
    convertToDTO(entity: Entity): DTO;
    convertToEntity(dto: DTO): Entity;
    convertQuery(query: Query<DTO>): Query<Entity>;
    convertAggregateQuery(aggregate: AggregateQuery<DTO>): AggregateQuery<Entity>;
    convertAggregateResponse(aggregate: AggregateResponse<Entity>): AggregateResponse<DTO>;
    convertToCreateEntity(create: DeepPartial<DTO>): DeepPartial<Entity>;
    convertToUpdateEntity(update: DeepPartial<DTO>): DeepPartial<Entity>;
  }
}
