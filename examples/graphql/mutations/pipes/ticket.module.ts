import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from '../six/ticket.dto';
import { Ticket } from '../six/ticket.entity';
import { CreateTicketDTO, UpdateTicketDTO } from '../six/ticket.inputs';
import { TrimPipe } from './trim.pipe';

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
          UpdateDTOClass: UpdateTicketDTO,
          create: { pipes: [TrimPipe] },
        },
        // #endregion
      ],
    }),
  ],
})
export class TicketModule {}
