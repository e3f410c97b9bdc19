import { Module } from '@nestjs/common';
import {
  NestjsQueryGraphQLModule,
  pubSubToken,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { EventBus, OlderEngine } from './event-bus';
import { CreateTicketDTO, Ticket, TicketDTO } from './tracker';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      pubSub: {
        provide: pubSubToken(),
        useFactory: () => new EventBus(new OlderEngine()),
      },
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          enableSubscriptions: true,
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
