import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO, Project, Ticket, TicketDTO } from '../events/tracker';
import { NotingGuard } from './noting-guard';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        // #region entry
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          enableSubscriptions: true,
          guards: [new NotingGuard('resolver')],
          create: {
            guards: [new NotingGuard('group')],
            one: { guards: [new NotingGuard('one')] },
          },
        },
        // #endregion entry
      ],
    }),
  ],
})
export class TrackerModule {}
