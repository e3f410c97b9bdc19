import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { TenantsModule } from './tenants.module';
import { TicketService } from './ticket.service';
import { ProjectDTO, TicketDTO } from './tracker';

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [TenantsModule],
      services: [TicketService],
      dtos: [{ DTOClass: ProjectDTO }],
      resolvers: [{ ServiceClass: TicketService, DTOClass: TicketDTO }],
    }),
    // #endregion
  ],
})
export class AppModule {}
