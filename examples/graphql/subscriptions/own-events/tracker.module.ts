import { Module } from '@nestjs/common';
import {
  NestjsQueryGraphQLModule,
  pubSubToken,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO, Project, Ticket, TicketDTO } from '../events/tracker';
import { TicketResolver } from './ticket.resolver';
import { TracingPubSub } from './tracing-pub-sub';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          enableSubscriptions: true,
        },
      ],
      pubSub: { provide: pubSubToken(), useClass: TracingPubSub },
    }),
  ],
  providers: [TicketResolver],
})
export class TrackerModule {}
// #endregion
