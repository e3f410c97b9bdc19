import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { ProjectDTO } from '../generated/project.dto';

const imports = [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])];

// #region modules
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports,
      resolvers: [{ EntityClass: Project, DTOClass: ProjectDTO }],
    }),
  ],
})
class FirstModule {}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports,
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          read: { one: { name: 'otherProject' } },
        },
      ],
    }),
  ],
})
class SecondModule {}
// #endregion

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
    FirstModule,
    SecondModule,
  ],
})
export class AppModule {}
