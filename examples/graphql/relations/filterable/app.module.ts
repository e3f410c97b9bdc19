import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Comment, Label, Project, Ticket, User } from '../first/entities';
import { CommentDTO } from './comment.dto';
import { LabelDTO } from './label.dto';
import { ProjectDTO } from './project.dto';
import { TicketDTO } from './ticket.dto';
import { UserDTO } from './user.dto';

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
        NestjsQueryTypeOrmModule.forFeature([
          Comment,
          Label,
          Project,
          Ticket,
          User,
        ]),
      ],
      dtos: [
        { DTOClass: CommentDTO },
        { DTOClass: LabelDTO },
        { DTOClass: UserDTO },
      ],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
})
export class AppModule {}
