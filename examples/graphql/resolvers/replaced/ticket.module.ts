import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';
import { TicketResolver } from './ticket.resolver';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        // #region entry
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          delete: { one: { disabled: true } },
        },
        // #endregion
      ],
    }),
  ],
  providers: [TicketResolver],
})
export class TicketModule {}
