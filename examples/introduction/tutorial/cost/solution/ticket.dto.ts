import { UnauthorizedException } from '@nestjs/common';
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
  req: { user?: { id: number } };
}

function userId({ req }: UserContext): number {
  if (!req.user) {
    throw new UnauthorizedException();
  }
  return req.user.id;
}

@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: (context: UserContext) => ({
    assigneeId: { eq: userId(context) },
  }),
})
@Relation('project', () => ProjectDTO, {
  nullable: true,
  enableLookAhead: true,
})
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
  ({ input }: CreateOneInputType<TicketDTO>, context: UserContext) => ({
    input: { ...input, assigneeId: userId(context) },
  }),
)
@BeforeCreateMany(
  ({ input }: CreateManyInputType<TicketDTO>, context: UserContext) => ({
    input: input.map((ticket) => ({ ...ticket, assigneeId: userId(context) })),
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
