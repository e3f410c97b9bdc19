import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO, TicketDTO, UpdateTicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';
import { TicketReports } from './ticket-reports';

@Module({
  imports: [
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
    // #endregion
  ],
  providers: [TicketReports],
})
export class TicketModule {}
