import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from '../ticket.entity';
import { LoopedTicketDTO } from './index';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ EntityClass: Ticket, DTOClass: LoopedTicketDTO }],
    }),
  ],
})
export class TicketModule {}
