import { Directive, Field, ID, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  Reference,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

interface GqlContext {
  req: { user: { id: number } };
}

// #region ticket
@ObjectType('Ticket')
@Directive('@key(fields: "id")')
@Authorize({
  authorize: ({ req }: GqlContext) => ({ assigneeId: { eq: req.user.id } }),
})
@Reference('project', () => ProjectReference, { id: 'projectId' })
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  // #endregion ticket
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  projectId!: number;

  @FilterableField({ nullable: true })
  assigneeId!: number;
}

// #region project
@ObjectType('Project')
@Directive('@key(fields: "id")')
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectReference {
  @Field(() => ID)
  id!: number;
}
// #endregion project
