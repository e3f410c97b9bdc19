import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { EveryTicketDTO } from './every-ticket.dto';
import { KeySetTicketDTO } from './key-set-ticket.dto';
import { OffsetTicketDTO } from './offset-ticket.dto';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        TicketDTO,
        KeySetTicketDTO,
        OffsetTicketDTO,
        EveryTicketDTO,
      ].map((DTOClass) => ({
        EntityClass: Ticket,
        DTOClass,
      })),
    }),
  ],
})
export class AppModule {}
