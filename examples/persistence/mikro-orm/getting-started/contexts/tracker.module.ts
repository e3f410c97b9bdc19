import { Module } from '@nestjs/common';
import { Assembler } from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';
import { TicketDTO } from '../app/ticket.dto';
import { Ticket } from '../app/ticket.entity';

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends MikroOrmAssembler<TicketDTO, Ticket> {}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryMikroOrmModule.forFeature([Ticket], 'tracker')],
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
export class TrackerModule {}
