import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import {
  CreateTicketDTO,
  TicketDTO,
  UpdateTicketDTO,
} from '../../getting-started/app/ticket.dto';
import { Ticket, TicketSchema } from '../../getting-started/app/ticket.entity';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryMongooseModule.forFeature([
          { document: Ticket, name: Ticket.name, schema: TicketSchema },
        ]),
      ],
      services: [TicketService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          ServiceClass: TicketService,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
  ],
})
export class TicketModule {}
