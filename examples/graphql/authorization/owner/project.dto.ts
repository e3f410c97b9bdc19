import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  CursorConnection,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import type { GqlContext } from './gql-context';
import { TicketDTO } from './ticket.dto';

// #region dto
@ObjectType('Project')
@Authorize<ProjectDTO>({
  authorize: (context: GqlContext) => ({
    ownerId: { eq: context.req.user.id },
  }),
})
@CursorConnection('tickets', () => TicketDTO, {
  update: { enabled: true },
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}
// #endregion
