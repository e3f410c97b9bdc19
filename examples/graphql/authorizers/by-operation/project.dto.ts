import { ForbiddenException } from '@nestjs/common';
import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  type AuthorizationContext,
  Authorize,
  CursorConnection,
  FilterableField,
  IDField,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../../authorization/owner/ticket.dto';

export interface GqlContext {
  req: { user: { id: number; roles: string[] } };
}

// #region authorize
function readAllChangeOwn(
  { req: { user } }: GqlContext,
  operation: AuthorizationContext,
) {
  if (user.roles.includes('admin') || operation.readonly) return {};
  if (operation.operationGroup === OperationGroup.DELETE && operation.many) {
    throw new ForbiddenException('Delete projects one by one');
  }
  if (
    operation.operationGroup === OperationGroup.CREATE &&
    !user.roles.includes('planner')
  ) {
    throw new ForbiddenException('Only planners create projects');
  }
  return { ownerId: { eq: user.id } };
}

@ObjectType('Project')
@Authorize<ProjectDTO>({ authorize: readAllChangeOwn })
@CursorConnection('tickets', () => TicketDTO)
export class ProjectDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField(() => Int)
  ownerId!: number;
}
