import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';
import { CreateTicketDTO, UpdateTicketDTO } from '../generated/ticket.inputs';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      // #region entry
      services: [TicketService],
      resolvers: [
        {
          ServiceClass: TicketService,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
      // #endregion
    }),
  ],
})
export class TicketModule {}
