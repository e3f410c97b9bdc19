import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import { CreateTicketDTO, TicketDTO, UpdateTicketDTO } from './ticket.dto';
import { Ticket, TicketSchema } from './ticket.entity';

@Module({
  imports: [
    // #region feature
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQueryMongooseModule.forFeature([
          { document: Ticket, name: Ticket.name, schema: TicketSchema },
        ]),
      ],
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
