import { ID, ObjectType } from '@nestjs/graphql';
import { IDField } from '@ptc-org/nestjs-query-graphql';

@ObjectType('LoopedTicket')
export class LoopedTicketDTO {
  @IDField(() => ID)
  id!: number;
}
