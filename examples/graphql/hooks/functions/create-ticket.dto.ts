import { Field, InputType } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
  type CreateManyInputType,
  type CreateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { MaxLength } from 'class-validator';
import type { GqlContext } from './gql-context';

function stampReporter(
  instance: CreateOneInputType<CreateTicketDTO>,
  context: GqlContext,
) {
  instance.input.reporter = context.req.user.name;
  return instance;
}

// #region create-many
function stampReporters(
  instance: CreateManyInputType<CreateTicketDTO>,
  context: GqlContext,
) {
  for (const ticket of instance.input) ticket.reporter = context.req.user.name;
  return instance;
}
// #endregion

// #region several
function trimTitle(instance: CreateOneInputType<CreateTicketDTO>) {
  instance.input.title = instance.input.title.trim();
  return instance;
}

function capitalizeTitle(instance: CreateOneInputType<CreateTicketDTO>) {
  instance.input.title = instance.input.title.replace(/^\p{Lower}/u, (letter) =>
    letter.toUpperCase(),
  );
  return instance;
}
// #endregion

// #region input
@InputType('CreateTicket')
@BeforeCreateOne(stampReporter, trimTitle, capitalizeTitle)
@BeforeCreateMany(stampReporters)
export class CreateTicketDTO {
  @Field()
  @MaxLength(80)
  title!: string;

  /** Has no `@Field`, so clients cannot send it, but the service saves it. */
  reporter?: string;
}
// #endregion
