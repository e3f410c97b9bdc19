import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from '../app/ticket.dto';
import { Ticket } from '../app/ticket.entity';
import { TicketService } from '../app/ticket.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [TicketService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          ServiceClass: TicketService,
          enableAggregate: true,
          read: { one: { withDeleted: true }, many: { withDeleted: true } },
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
