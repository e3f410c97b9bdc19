import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO } from '../functions/create-ticket.dto';
import { TicketDTO } from '../functions/ticket.dto';
import { Ticket } from '../functions/ticket.entity';
import { UpdateTicketDTO } from '../functions/update-ticket.dto';
import { TicketResolver } from './ticket.resolver';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      dtos: [
        {
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
  ],
  providers: [TicketResolver],
})
export class TicketModule {}
// #endregion
