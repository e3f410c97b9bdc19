import {ApolloDriver, type ApolloDriverConfig} from '@nestjs/apollo';
import {Module} from '@nestjs/common';
import {GraphQLModule} from '@nestjs/graphql';
import {TypeOrmModule} from '@nestjs/typeorm';
import {NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypeOrmModule} from '@ptc-org/nestjs-query-typeorm';
import {CommentDTO, SafeTicketDTO, TicketDTO} from './dtos';
import {Comment, Ticket} from './entities';

@Module({
  imports: [
    TypeOrmModule.forRoot({type: 'sqljs', autoLoadEntities: true, synchronize: true}),
    GraphQLModule.forRoot<ApolloDriverConfig>({driver: ApolloDriver, autoSchemaFile: true}),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Comment, Ticket])],
      resolvers: [
        {EntityClass: Comment, DTOClass: CommentDTO},
        {EntityClass: Ticket, DTOClass: TicketDTO},
        {EntityClass: Ticket, DTOClass: SafeTicketDTO},
      ],
    }),
  ],
})
export class AppModule {}
