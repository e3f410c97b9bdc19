import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          read: { one: { withDeleted: true } },
          delete: { useSoftDelete: true, many: { disabled: true } },
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
