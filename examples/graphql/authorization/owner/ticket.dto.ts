import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from './gql-context';

// #region authorize
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: GqlContext) => ({
    assigneeId: { eq: context.req.user.id },
  }),
})
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int, { nullable: true })
  assigneeId?: number;
}
