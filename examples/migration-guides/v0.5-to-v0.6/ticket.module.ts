import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketAssembler } from './ticket.assembler';
import { TicketDTO, TicketInputDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';
import { TicketQueryService } from './ticket-query.service';
import { TicketService } from './ticket.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      assemblers: [TicketAssembler],
      services: [TicketQueryService, TicketService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          CreateDTOClass: TicketInputDTO,
          UpdateDTOClass: TicketInputDTO,
          ServiceClass: TicketService,
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
