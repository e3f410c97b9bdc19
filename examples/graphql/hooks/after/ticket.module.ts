import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from '../classes/ticket.dto';
import { CreateTicketDTO } from '../first/create-ticket.dto';
import { Ticket } from '../functions/ticket.entity';
import { Mailbox } from './mailbox';
import { TicketService } from './ticket.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [TicketService, Mailbox],
      resolvers: [
        {
          ServiceClass: TicketService,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
