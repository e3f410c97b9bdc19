import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket, TicketDTO } from './ticket';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      // #region entry
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          delete: { useSoftDelete: true },
        },
      ],
      // #endregion
    }),
  ],
})
export class TicketModule {}
