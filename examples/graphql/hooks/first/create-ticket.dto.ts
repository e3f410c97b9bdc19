import { Field, InputType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
} from '@ptc-org/nestjs-query-graphql';

interface GqlContext {
  req: { user: { name: string } };
}

// #region hook
function stampReporter(
  instance: CreateOneInputType<CreateTicketDTO>,
  context: GqlContext,
) {
  instance.input.reporter = context.req.user.name;
  return instance;
}

@InputType('CreateTicket')
@BeforeCreateOne(stampReporter)
export class CreateTicketDTO {
  @Field()
  title!: string;

  /** Has no `@Field`, so clients cannot send it, but the service saves it. */
  reporter?: string;
}
// #endregion
