import { Module } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  IDField,
  NestjsQueryGraphQLModule,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { infrastructure } from './infrastructure';
import { Ticket } from './ticket.entity';

// #region fault
export class AssigneeDTO {
  @Field()
  name!: string;
}

@ObjectType('AssignedTicket')
@Relation('assignee', () => AssigneeDTO)
export class AssignedTicketDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion fault

@Module({
  imports: [
    ...infrastructure,
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ EntityClass: Ticket, DTOClass: AssignedTicketDTO }],
    }),
  ],
})
export class AppModule {}
