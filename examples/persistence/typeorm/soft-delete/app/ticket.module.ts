import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';
import { TicketResolver } from './ticket.resolver';
import { TicketService } from './ticket.service';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [TicketService],
      resolvers: [{ DTOClass: TicketDTO, ServiceClass: TicketService }],
    }),
  ],
  providers: [TicketResolver],
})
export class TicketModule {}
// #endregion
