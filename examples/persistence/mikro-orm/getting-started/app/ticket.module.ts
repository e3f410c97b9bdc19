import { Module } from '@nestjs/common';
import { Assembler } from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends MikroOrmAssembler<TicketDTO, Ticket> {}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryMikroOrmModule.forFeature([Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
      ],
    }),
  ],
})
export class TicketModule {}
