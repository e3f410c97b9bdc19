import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Sessions } from '../../authorization/guard/sessions';
import { TokenGuard } from '../../authorization/guard/token.guard';
import { CreateProjectDTO, Project, ProjectDTO } from '../authorized/project';

interface Connection {
  req?: unknown;
  connectionParams?: Record<string, unknown>;
}

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    // #region graphql
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      subscriptions: { 'graphql-ws': true },
      // What the client sends when it connects takes the place of the headers.
      context: ({ req, connectionParams }: Connection) => ({
        req: req ?? { headers: connectionParams ?? {} },
      }),
    }),
    // #endregion
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project])],
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          CreateDTOClass: CreateProjectDTO,
          enableSubscriptions: true,
        },
      ],
    }),
  ],
  providers: [Sessions, { provide: APP_GUARD, useClass: TokenGuard }],
})
export class AppModule {}
