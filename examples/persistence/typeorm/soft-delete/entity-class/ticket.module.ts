import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from '../app/ticket.dto';
import { Ticket } from '../app/ticket.entity';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        {
          DTOClass: TicketDTO,
          EntityClass: Ticket,
          delete: { useSoftDelete: true },
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
