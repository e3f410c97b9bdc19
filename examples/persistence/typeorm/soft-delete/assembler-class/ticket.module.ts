import { Module } from '@nestjs/common';
import {
  Assembler,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TicketDTO } from '../app/ticket.dto';
import { Ticket } from '../app/ticket.entity';

@Assembler(TicketDTO, Ticket)
class TicketAssembler extends ClassTransformerAssembler<TicketDTO, Ticket> {}

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      assemblers: [TicketAssembler],
      resolvers: [
        {
          DTOClass: TicketDTO,
          AssemblerClass: TicketAssembler,
          delete: { useSoftDelete: true },
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
