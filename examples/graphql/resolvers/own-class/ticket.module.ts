import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';
import { CreateTicketDTO, UpdateTicketDTO } from '../generated/ticket.inputs';
import { TicketResolver } from './ticket.resolver';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      // #region dtos
      dtos: [
        {
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
      // #endregion
    }),
  ],
  providers: [TicketResolver],
})
export class TicketModule {}
