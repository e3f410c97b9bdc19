import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { TicketCardAssembler, TicketCardDTO } from './ticket-card';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      assemblers: [TicketCardAssembler],
      resolvers: [
        { AssemblerClass: TicketCardAssembler, DTOClass: TicketCardDTO },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
