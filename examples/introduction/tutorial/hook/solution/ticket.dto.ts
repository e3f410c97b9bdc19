import {
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  PartialType,
} from '@nestjs/graphql';
import { SortDirection } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  BeforeCreateMany,
  BeforeCreateOne,
  type CreateManyInputType,
  type CreateOneInputType,
  FilterableField,
  IDField,
  QueryOptions,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { Length, Max, Min } from 'class-validator';
import { ProjectDTO } from './project.dto';

interface UserContext {
  req: { user: { id: number } };
}

@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: ({ req }: UserContext) => ({ assigneeId: { eq: req.user.id } }),
})
@Relation('project', () => ProjectDTO, { nullable: true })
@QueryOptions({
  defaultSort: [{ field: 'priority', direction: SortDirection.DESC }],
  defaultResultSize: 3,
  maxResultsSize: 5,
  enableTotalCount: true,
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;

  @FilterableField(() => Int, { nullable: true })
  assigneeId?: number;
}

@InputType('CreateTicket')
@BeforeCreateOne(
  ({ input }: CreateOneInputType<TicketDTO>, { req }: UserContext) => ({
    input: { ...input, assigneeId: req.user.id },
  }),
)
@BeforeCreateMany(
  ({ input }: CreateManyInputType<TicketDTO>, { req }: UserContext) => ({
    input: input.map((ticket) => ({ ...ticket, assigneeId: req.user.id })),
  }),
)
export class CreateTicketDTO {
  @Field()
  @Length(3, 80)
  title!: string;

  @Field(() => Int, { defaultValue: 3 })
  @Min(1)
  @Max(5)
  priority!: number;

  @Field(() => Int)
  projectId!: number;
}

@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(
  CreateTicketDTO,
  // Else each update resets the priority to 3.
  { omitDefaultValues: true },
) {
  @Field({ nullable: true })
  status?: string;
}
