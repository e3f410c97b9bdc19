import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  Comment,
  Label,
  Project,
  Ticket,
  User,
} from '../../relations/first/entities';
import { CommentDTO, ProjectDTO, TicketDTO } from './dtos';
import { TicketResolver } from './ticket.resolver';

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
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryTypeOrmModule.forFeature([
          Comment,
          Label,
          Project,
          Ticket,
          User,
        ]),
      ],
      dtos: [
        { DTOClass: TicketDTO },
        { DTOClass: CommentDTO },
        { DTOClass: ProjectDTO },
      ],
    }),
    // #endregion feature
  ],
  // #region providers
  providers: [TicketResolver],
  // #endregion providers
})
export class AppModule {}
