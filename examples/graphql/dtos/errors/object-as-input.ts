import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IDField } from '@ptc-org/nestjs-query-graphql';

// #region fault
@ObjectType('Effort')
export class EffortDTO {
  @Field(() => Int)
  hours!: number;
}

@ObjectType('SizedTicket')
export class SizedTicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  effort!: EffortDTO;
}
// #endregion fault
