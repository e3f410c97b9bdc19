import { Module } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { infrastructure } from './infrastructure';
import { Ticket } from './ticket.entity';

// #region fault
export enum TicketStatus {
  Open = 'open',
  Done = 'done',
}

@ObjectType('EnumTicket')
export class EnumTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => TicketStatus)
  status!: string;
}
// #endregion fault

@Module({
  imports: [
    ...infrastructure,
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ EntityClass: Ticket, DTOClass: EnumTicketDTO }],
    }),
  ],
})
export class AppModule {}
