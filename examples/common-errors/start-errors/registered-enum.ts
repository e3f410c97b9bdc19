import { Module } from '@nestjs/common';
import { ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { infrastructure } from './infrastructure';
import { Ticket } from './ticket.entity';

// #region cure
export enum TicketStatus {
  Open = 'open',
  Done = 'done',
}

registerEnumType(TicketStatus, { name: 'TicketStatus' });
// #endregion cure

@ObjectType('StatusTicket')
export class StatusTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => TicketStatus)
  status!: string;
}

@Module({
  imports: [
    ...infrastructure,
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ EntityClass: Ticket, DTOClass: StatusTicketDTO }],
    }),
  ],
})
export class AppModule {}
