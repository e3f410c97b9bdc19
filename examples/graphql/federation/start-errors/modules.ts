import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import {
  ApolloFederationDriver,
  type ApolloFederationDriverConfig,
} from '@nestjs/apollo';
import { Inject, Module } from '@nestjs/common';
import { GraphQLModule, Query, Resolver } from '@nestjs/graphql';
import {
  FederationResolver,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import {
  MilestoneReference,
  MilestoneTicketsService,
  TicketDTO,
} from './milestone';

@Resolver()
class PingResolver {
  @Query(() => String)
  ping(): string {
    return 'pong';
  }
}

const subgraph: ApolloFederationDriverConfig = {
  driver: ApolloFederationDriver,
  autoSchemaFile: { federation: 2 },
  // Only silences a line in what these starts print.
  plugins: [ApolloServerPluginInlineTraceDisabled()],
};

// #region feature
const milestones = NestjsQueryGraphQLModule.forFeature({
  services: [MilestoneTicketsService],
  dtos: [{ DTOClass: TicketDTO }],
  resolvers: [
    {
      type: 'federated',
      DTOClass: MilestoneReference,
      Service: MilestoneTicketsService,
    },
  ],
});
// #endregion feature

@Module({
  imports: [
    // #region orphan
    GraphQLModule.forRoot<ApolloFederationDriverConfig>(subgraph),
    // #endregion orphan
    milestones,
  ],
  providers: [PingResolver],
})
export class OrphanModule {}

@Module({
  imports: [
    // #region orphan-cure
    GraphQLModule.forRoot<ApolloFederationDriverConfig>({
      ...subgraph,
      buildSchemaOptions: { orphanedTypes: [MilestoneReference] },
    }),
    // #endregion orphan-cure
    milestones,
  ],
  providers: [PingResolver],
})
export class AdoptedModule {}

@Module({
  imports: [
    // #region federation-1
    GraphQLModule.forRoot<ApolloFederationDriverConfig>({
      ...subgraph,
      autoSchemaFile: true,
      buildSchemaOptions: { orphanedTypes: [MilestoneReference] },
    }),
    // #endregion federation-1
    milestones,
  ],
  providers: [PingResolver],
})
export class Federation1Module {}

// #region resolver
@Resolver(() => MilestoneReference)
export class MilestoneResolver extends FederationResolver(MilestoneReference) {
  constructor(
    @Inject(MilestoneTicketsService) service: MilestoneTicketsService,
  ) {
    super(service);
  }
}
// #endregion resolver

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloFederationDriverConfig>({
      ...subgraph,
      buildSchemaOptions: { orphanedTypes: [MilestoneReference] },
    }),
    // #region unregistered
    NestjsQueryGraphQLModule.forFeature({ dtos: [{ DTOClass: TicketDTO }] }),
    // #endregion unregistered
  ],
  providers: [MilestoneResolver, MilestoneTicketsService, PingResolver],
})
export class UnregisteredModule {}

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloFederationDriverConfig>({
      ...subgraph,
      buildSchemaOptions: { orphanedTypes: [MilestoneReference] },
    }),
    // #region registered
    NestjsQueryGraphQLModule.forFeature({
      dtos: [{ DTOClass: TicketDTO }, { DTOClass: MilestoneReference }],
    }),
    // #endregion registered
  ],
  providers: [MilestoneResolver, MilestoneTicketsService, PingResolver],
})
export class RegisteredModule {}
