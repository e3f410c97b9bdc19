import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from '../../../authorization/owner/gql-context';

// #region ticket
@ObjectType('Ticket')
@Authorize<ItemDTO>({
  authorize: (context: GqlContext) => ({
    assigneeId: { eq: context.req.user.id },
  }),
})
export class ItemDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int, { nullable: true })
  assigneeId?: number;
}
