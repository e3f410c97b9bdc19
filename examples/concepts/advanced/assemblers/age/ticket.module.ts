import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket, TicketDTO } from './ticket';
import { TicketAssembler } from './ticket.assembler';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      assemblers: [TicketAssembler],
      resolvers: [{ DTOClass: TicketDTO, AssemblerClass: TicketAssembler }],
    }),
  ],
})
export class TicketModule {}
// #endregion
