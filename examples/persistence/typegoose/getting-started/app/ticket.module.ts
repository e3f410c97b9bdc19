import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypegooseModule } from '@ptc-org/nestjs-query-typegoose';
import { CreateTicketDTO, TicketDTO, UpdateTicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

@Module({
  imports: [
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypegooseModule.forFeature([Ticket])],
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
})
export class TicketModule {}
