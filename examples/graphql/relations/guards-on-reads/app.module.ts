import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Comment, Label, Project, Ticket, User } from '../first/entities';
import { CommentDTO } from '../guards/comment.dto';
import { LabelDTO } from '../guards/label.dto';
import { TicketDTO } from '../guards/ticket.dto';
import { UserDTO } from '../guards/user.dto';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    // #region enhancers
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      fieldResolverEnhancers: ['guards'],
    }),
    // #endregion enhancers
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
      resolvers: [{ EntityClass: Ticket, DTOClass: TicketDTO }],
    }),
  ],
})
export class AppModule {}
