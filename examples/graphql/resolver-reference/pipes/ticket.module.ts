import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';
import {
  CreateTicketDTO,
  UpdateTicketDTO,
} from '../../resolvers/generated/ticket.inputs';
import { SkippingPipe, TrimPipe, UrgentPipe } from './pipes';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        // #region entry
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
          create: {
            one: { pipes: [TrimPipe] },
            many: { disabled: true },
          },
          read: { many: { pipes: [UrgentPipe] } },
          update: {
            one: { pipes: [SkippingPipe] },
            many: { disabled: true },
          },
        },
        // #endregion
      ],
    }),
  ],
})
export class TicketModule {}
