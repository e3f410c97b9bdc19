import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CommentDTO, NoteDTO, TicketDTO } from './dtos';
import { Comment, Ticket } from './entities';
import { TicketService } from './ticket.service';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Comment, Ticket])],
      services: [TicketService],
      resolvers: [
        { DTOClass: TicketDTO, ServiceClass: TicketService },
        { DTOClass: CommentDTO, EntityClass: Comment },
        { DTOClass: NoteDTO, EntityClass: Comment },
      ],
    }),
    // #endregion feature
  ],
})
export class AppModule {}
