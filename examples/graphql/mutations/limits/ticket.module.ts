import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from '../six/ticket.entity';
import { CreateManyTicketsInput, CreateTicketDTO, TicketDTO } from './ticket';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        // #region entry
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          create: { CreateManyInput: CreateManyTicketsInput },
        },
        // #endregion
      ],
    }),
  ],
})
export class TicketModule {}
