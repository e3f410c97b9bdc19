import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { ValidateBy } from 'class-validator';
import { note } from './trail';

// #region project
@ObjectType('Project')
@Authorize<ProjectDTO>({
  authorize: (_context, { operationName }) => {
    note('authorizer', `of projects, for ${operationName}`);
    return { id: { neq: 3 } };
  },
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion

// #region ticket
@ObjectType('Ticket')
@Relation('project', () => ProjectDTO)
@Authorize<TicketDTO>({
  authorize: (_context, { operationName }) => {
    note('authorizer', `of tickets, for ${operationName}`);
    return { projectId: { neq: 3 } };
  },
})
@BeforeCreateOne((input: CreateOneInputType<CreateTicketDTO>) => {
  note('hook', `BeforeCreateOne gets "${input.input.title}"`);
  return input;
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  projectId!: number;
}
// #endregion

// #region input
@InputType()
export class CreateTicketDTO {
  @Field()
  @ValidateBy({
    name: 'short',
    validator: {
      validate(title: string) {
        note('validation', `of the title "${title}"`);
        return title.length <= 30;
      },
      defaultMessage: () =>
        'title must be shorter than or equal to 30 characters',
    },
  })
  title!: string;

  @Field(() => Int)
  projectId!: number;
}
// #endregion
