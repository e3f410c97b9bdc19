import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import {
  ApolloDriver,
  type ApolloDriverConfig,
  ApolloFederationDriver,
} from '@nestjs/apollo';
import {
  type CanActivate,
  type DynamicModule,
  Injectable,
  Module,
  type Type,
} from '@nestjs/common';
import { GraphQLModule, ID, ObjectType } from '@nestjs/graphql';
import {
  IDField,
  NestjsQueryGraphQLModule,
  PagingStrategies,
} from '@ptc-org/nestjs-query-graphql';
import { isolateFields } from '../graphql/authorization/isolated/isolate-fields';
import { oneRootField } from '../graphql/authorization/one-root-field/one-root-field';
import { labelAssembler } from './assemblers';
import type { Dtos } from './dtos';
import type { AppOptions } from './options';
import { referencesTo } from './references';
import type { Stack } from './stack';

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

/** The root module of an application. */
export function moduleOf(
  options: AppOptions,
  dtos: Dtos,
  stack: Stack,
  root: DynamicModule,
): Type {
  const { hazard } = options;
  @Module({
    imports: [
      root,
      GraphQLModule.forRoot<ApolloDriverConfig>({
        ...driverOf(dtos),
        ...isolationOf(options),
        subscriptions: { 'graphql-ws': true },
        context: ({ req, extra }: Connection) => ({
          req: req ?? extra?.request,
        }),
      }),
      featureOf(options, dtos, stack),
      ...(hazard === 'shared-class-name' ? [namesake(dtos)] : []),
    ],
    providers: options.federation
      ? [
          referencesTo(dtos.ProjectDTO, stack.entities.Project),
          referencesTo(dtos.TicketDTO, stack.entities.Ticket),
        ]
      : [],
  })
  class AppModule {}
  return AppModule;
}

/** The resolvers of all DTOs, by the options. */
function featureOf(
  options: AppOptions,
  dtos: Dtos,
  { entities, feature, adopt, onlyReads }: Stack,
): DynamicModule {
  const { Project, Ticket, Label, Notice } = entities;
  const renaming = renamingOf(options, dtos, Label);
  const common = commonOf(options);
  const writes = onlyReads ? readOnly : writesOf(options);
  const labels = {
    DTOClass: dtos.LabelDTO,
    ...(renaming ? { AssemblerClass: renaming } : { EntityClass: Label }),
    CreateDTOClass: dtos.CreateLabel,
    UpdateDTOClass: dtos.UpdateLabel,
    ...common,
    ...writes,
  };
  const resolvers = [
    {
      DTOClass: dtos.ProjectDTO,
      EntityClass: Project,
      CreateDTOClass: dtos.CreateProject,
      UpdateDTOClass: dtos.UpdateProject,
      ...common,
      ...writes,
    },
    {
      DTOClass: dtos.TicketDTO,
      EntityClass: Ticket,
      CreateDTOClass: dtos.CreateTicket,
      UpdateDTOClass: dtos.UpdateTicket,
      ...common,
      ...writes,
      delete: { ...writes.delete, useSoftDelete: options.softDelete },
    },
    ...(options.labelsWithoutEndpoints ? [] : [labels]),
    { DTOClass: dtos.NoticeDTO, EntityClass: Notice, ...readOnly },
    ...(dtos.hasCard
      ? [
          {
            DTOClass: dtos.CardDTO,
            EntityClass: Ticket,
            ...common,
            ...readOnly,
          },
        ]
      : []),
  ];
  adopt?.(dtos.ProjectDTO, Project);
  adopt?.(dtos.TicketDTO, Ticket);
  adopt?.(dtos.LabelDTO, Label);
  adopt?.(dtos.NoticeDTO, Notice);
  if (dtos.hasCard) adopt?.(dtos.CardDTO, Ticket);
  return NestjsQueryGraphQLModule.forFeature({
    imports: [feature()],
    assemblers: renaming ? [renaming] : [],
    dtos: options.labelsWithoutEndpoints ? [{ DTOClass: dtos.LabelDTO }] : [],
    resolvers: resolvers as never,
  });
}

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
  enableSubscriptions: false,
};

/** What all resolvers have in common. */
function commonOf(options: AppOptions) {
  const { paging, hazard, guards } = options;
  return {
    pagingStrategy: PagingStrategies[paging.toUpperCase() as 'NONE'],
    enableTotalCount: options.enableTotalCount && paging !== 'none',
    enableAggregate: options.enableAggregate,
    enableSubscriptions:
      options.enableSubscriptions || hazard === 'events-of-creates',
    guards: guards ? [LetPass] : [],
    ...(hazard === 'generated-references' && { referenceBy: { key: 'id' } }),
  };
}

/** The mutations that change rows. */
function writesOf({ writes }: AppOptions) {
  const some = {
    one: { disabled: writes === 'many' },
    many: { disabled: writes === 'one' },
  };
  return { create: some, update: some, delete: some };
}

function driverOf({ isFederated }: Dtos): ApolloDriverConfig {
  if (!isFederated) return { driver: ApolloDriver, autoSchemaFile: true };
  return {
    driver: ApolloFederationDriver,
    autoSchemaFile: { federation: 2 },
    // Says so on the console otherwise.
    plugins: [ApolloServerPluginInlineTraceDisabled()],
  };
}

/** The options that isolate fields, or those of an application that does not. */
function isolationOf({ hazard }: AppOptions): Partial<ApolloDriverConfig> {
  if (hazard === 'no-interceptors') return {};
  const interceptors = { fieldResolverEnhancers: ['interceptors' as const] };
  if (hazard === 'one-root-field')
    return { ...interceptors, validationRules: [oneRootField] };
  if (hazard === 'shared-context') return interceptors;
  return { ...interceptors, transformSchema: isolateFields };
}

function renamingOf(
  { hazard, assembler }: AppOptions,
  { LabelDTO }: Dtos,
  Label: Type,
): Type | undefined {
  if (hazard === 'renamed-field')
    return labelAssembler(LabelDTO, Label, { keeperId: 'ownerId' });
  return assembler
    ? labelAssembler(LabelDTO, Label, { caption: 'name' })
    : undefined;
}

/** A module with another DTO whose class has the name of the one for tickets. */
function namesake({ TicketDTO }: Dtos): DynamicModule {
  class Other {}
  Object.defineProperty(Other, 'name', { value: TicketDTO.name });
  IDField(() => ID)(Other.prototype, 'id');
  ObjectType(`${TicketDTO.name}Namesake`)(Other);
  return NestjsQueryGraphQLModule.forFeature({ dtos: [{ DTOClass: Other }] });
}
