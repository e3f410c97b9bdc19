import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  Label,
  LabelDTO,
  Project,
  ProjectDTO,
  Ticket,
  TicketDTO,
  User,
  UserDTO,
} from './tracker';

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
      imports: [
        NestjsQueryTypeOrmModule.forFeature([Label, Project, Ticket, User]),
      ],
      // #region order
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: User, DTOClass: UserDTO },
        { EntityClass: Label, DTOClass: LabelDTO },
        { EntityClass: Project, DTOClass: ProjectDTO },
      ],
      // #endregion order
    }),
  ],
})
export class AppModule {}
