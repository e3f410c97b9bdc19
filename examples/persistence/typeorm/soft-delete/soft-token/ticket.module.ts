import { Module } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import {
  NestjsQueryTypeOrmModule,
  TypeOrmQueryService,
} from '@ptc-org/nestjs-query-typeorm';
import type { Repository } from 'typeorm';
import { TicketDTO } from '../app/ticket.dto';
import { Ticket } from '../app/ticket.entity';

// #region module
const softDeletingTickets = {
  provide: getQueryServiceToken(Ticket),
  inject: [getRepositoryToken(Ticket)],
  useFactory: (repo: Repository<Ticket>) =>
    new TypeOrmQueryService(repo, { useSoftDelete: true }),
};

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      services: [softDeletingTickets],
      resolvers: [{ DTOClass: TicketDTO, EntityClass: Ticket }],
    }),
  ],
})
export class TicketModule {}
// #endregion
