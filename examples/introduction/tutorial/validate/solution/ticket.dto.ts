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
  FilterableField,
  IDField,
  QueryOptions,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { Length, Max, Min } from 'class-validator';
import { ProjectDTO } from './project.dto';

@ObjectType('Ticket')
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
}

@InputType('CreateTicket')
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

// #region update
@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(
  CreateTicketDTO,
  // Else each update resets the priority to 3.
  { omitDefaultValues: true },
) {
  @Field({ nullable: true })
  status?: string;
}
// #endregion
