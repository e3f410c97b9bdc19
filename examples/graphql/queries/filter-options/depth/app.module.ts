import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CommentDTO, LabelDTO, ProjectDTO, TicketDTO } from './dtos';
import { Comment, Label, Project, Ticket } from './entities';

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
        NestjsQueryTypeOrmModule.forFeature([Comment, Label, Project, Ticket]),
      ],
      resolvers: [
        { EntityClass: Comment, DTOClass: CommentDTO },
        { EntityClass: Label, DTOClass: LabelDTO },
        // #region read-option
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          read: { filterDepth: 2 },
        },
        // #endregion read-option
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          enableAggregate: true,
          enableSubscriptions: true,
        },
      ],
    }),
  ],
})
export class AppModule {}
