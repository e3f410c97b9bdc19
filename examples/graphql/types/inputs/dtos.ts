import {
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  PartialType,
} from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { MinLength } from 'class-validator';

@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

// #region fields
@InputType()
export class TicketFields {
  @Field()
  @MinLength(5)
  title!: string;

  @Field(() => Int, { defaultValue: 3 })
  priority!: number;
}

@InputType()
export class TicketChanges extends PartialType(TicketFields) {}
// #endregion fields
