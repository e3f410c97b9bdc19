import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { infrastructure } from './infrastructure';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

// #region fault
@Module({
  imports: [
    ...infrastructure,
    NestjsQueryGraphQLModule.forFeature({
      resolvers: [{ DTOClass: TicketDTO, EntityClass: Ticket }],
    }),
  ],
})
export class AppModule {}
// #endregion fault
