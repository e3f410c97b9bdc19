import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectLoad, ProjectLoadDTO, Ticket, TicketDTO } from './project-load';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([ProjectLoad, Ticket])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        // #region resolver
        {
          EntityClass: ProjectLoad,
          DTOClass: ProjectLoadDTO,
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
        // #endregion
      ],
    }),
  ],
})
export class AppModule {}
