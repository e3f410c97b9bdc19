import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  title!: string;
}
