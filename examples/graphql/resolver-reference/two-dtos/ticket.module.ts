import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';
import { TicketTitleDTO } from './ticket-title.dto';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        {
          EntityClass: Ticket,
          DTOClass: TicketTitleDTO,
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
