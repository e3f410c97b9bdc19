import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';
import { CreateTicketDTO } from '../../resolvers/generated/ticket.inputs';
import { ReportTicketInput } from './create-ticket.input';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: {
            CreateDTOClass: CreateTicketDTO,
            CreateOneInput: ReportTicketInput,
            one: { name: 'reportTicket' },
          },
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
