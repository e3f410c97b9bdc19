import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

export const TicketModule = NestjsQueryGraphQLModule.forFeature({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  resolvers: [{ EntityClass: Ticket, DTOClass: TicketDTO }],
});
