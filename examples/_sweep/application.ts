import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import {
  type CanActivate,
  Injectable,
  Module,
  type Type,
  ValidationPipe,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  GraphQLModule,
  GraphQLSchemaHost,
  ID,
  ObjectType,
} from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  IDField,
  NestjsQueryGraphQLModule,
  PagingStrategies,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { endpoint } from '../_harness/boot';
import { acceptUsers } from '../_harness/request-user';
import { isolateFields } from '../graphql/authorization/isolated/isolate-fields';
import { oneRootField } from '../graphql/authorization/one-root-field/one-root-field';
import { labelAssembler } from './assemblers';
import { dtosOf, type Dtos } from './dtos';
import { Label, Member, Notice, Project, Ticket } from './entities';
import type { AppOptions } from './options';
import type { Target } from './target';
import { fill, rowsOf, snapshot } from './data';

interface Connection {
  req?: unknown;
  extra?: { request: unknown };
}

@Injectable()
class LetPass implements CanActivate {
  canActivate(): boolean {
    return true;
  }
}

let built = 0;

/** Builds an application, starts it on an empty database, and says how to ask it. */
export async function start(
  options: AppOptions,
  database: DataSourceOptions,
): Promise<Target> {
  built += 1;
  const dtos = dtosOf(options, `A${built}`);
  const app = await NestFactory.create(moduleOf(options, dtos, database), {
    logger: false,
    abortOnError: false,
  });
  acceptUsers(app);
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app.listen(0, '127.0.0.1');
  const source = app.get(DataSource);
  const crossLinks = !options.filterable;
  const tables = Object.keys(rowsOf('a', crossLinks));
  return {
    url: await endpoint(app),
    schema: app.get(GraphQLSchemaHost).schema,
    fill: (variant) => fill(source, rowsOf(variant, crossLinks)),
    snapshot: () => snapshot(source, tables),
    user: { id: 1 },
    other: { id: 2 },
    stop: () => app.close(),
  };
}

function moduleOf(
  options: AppOptions,
  dtos: Dtos,
  database: DataSourceOptions,
): Type {
  const { hazard } = options;
  const entities = [Project, Ticket, Label, Member, Notice];
  const pagingStrategy =
    PagingStrategies[options.paging.toUpperCase() as 'NONE'];
  const read = {
    pagingStrategy,
    enableTotalCount: options.enableTotalCount && options.paging !== 'none',
    enableAggregate: options.enableAggregate,
    enableSubscriptions:
      options.enableSubscriptions || hazard === 'events-of-creates',
    guards: options.guards ? [LetPass] : [],
  };
  const assembler = assemblerOf(options, dtos);
  const label = {
    DTOClass: dtos.LabelDTO,
    CreateDTOClass: dtos.CreateLabel,
    UpdateDTOClass: dtos.Named,
    ...read,
    ...(assembler ? { AssemblerClass: assembler } : { EntityClass: Label }),
  };
  @Module({
    imports: [
      TypeOrmModule.forRoot({ ...database, entities, synchronize: true }),
      GraphQLModule.forRoot<ApolloDriverConfig>({
        driver: ApolloDriver,
        autoSchemaFile: true,
        ...graphqlOptions(options),
        subscriptions: { 'graphql-ws': true },
        context: ({ req, extra }: Connection) => ({
          req: req ?? extra?.request,
        }),
      }),
      NestjsQueryGraphQLModule.forFeature({
        imports: [NestjsQueryTypeOrmModule.forFeature(entities)],
        assemblers: assembler ? [assembler] : [],
        dtos: options.labelsWithoutEndpoints
          ? [{ DTOClass: dtos.LabelDTO }]
          : [],
        resolvers: [
          {
            EntityClass: Project,
            DTOClass: dtos.ProjectDTO,
            CreateDTOClass: dtos.CreateNamed,
            UpdateDTOClass: dtos.Named,
            ...read,
          },
          {
            EntityClass: Ticket,
            DTOClass: dtos.TicketDTO,
            CreateDTOClass: dtos.CreateTicket,
            UpdateDTOClass: dtos.UpdateTicket,
            ...read,
            ...(options.softDelete && { delete: { useSoftDelete: true } }),
          },
          ...(options.labelsWithoutEndpoints ? [] : [label]),
          { EntityClass: Notice, DTOClass: dtos.NoticeDTO, ...readOnly },
          ...(dtos.hasCard
            ? [
                {
                  ...read,
                  EntityClass: Ticket,
                  DTOClass: dtos.CardDTO,
                  ...readOnly,
                },
              ]
            : []),
        ],
      }),
      ...(hazard === 'shared-class-name' ? [namesake(dtos)] : []),
    ],
  })
  class AppModule {}
  return AppModule;
}

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
  enableSubscriptions: false,
};

/** The options that isolate fields, or those of an application that does not. */
function graphqlOptions({ hazard }: AppOptions): Partial<ApolloDriverConfig> {
  if (hazard === 'no-interceptors') return {};
  const interceptors = { fieldResolverEnhancers: ['interceptors' as const] };
  if (hazard === 'one-root-field')
    return { ...interceptors, validationRules: [oneRootField] };
  if (hazard === 'shared-context') return interceptors;
  return { ...interceptors, transformSchema: isolateFields };
}

function assemblerOf(options: AppOptions, { LabelDTO }: Dtos) {
  if (options.hazard === 'renamed-field')
    return labelAssembler(LabelDTO, { keeperId: 'ownerId' });
  if (options.assembler) return labelAssembler(LabelDTO, { caption: 'name' });
  return undefined;
}

/** A module with another DTO whose class has the name of the one for tickets. */
function namesake({ TicketDTO }: Dtos) {
  class Other {}
  Object.defineProperty(Other, 'name', { value: TicketDTO.name });
  IDField(() => ID)(Other.prototype, 'id');
  ObjectType(`${TicketDTO.name}Namesake`)(Other);
  return NestjsQueryGraphQLModule.forFeature({
    imports: [NestjsQueryTypeOrmModule.forFeature([Member])],
    dtos: [{ DTOClass: Other }],
  });
}
