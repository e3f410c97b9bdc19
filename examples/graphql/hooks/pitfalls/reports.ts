import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Report')
export class ReportDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ nullable: true })
  reporter?: string;
}

interface GqlContext {
  req: { user: { name: string } };
}

function stampReporter(
  instance: CreateOneInputType<{ reporter?: string }>,
  context: GqlContext,
) {
  instance.input.reporter = context.req.user.name;
  return instance;
}

@InputType('CreateReport')
@BeforeCreateOne(stampReporter)
export class CreateReportDTO {
  @Field()
  title!: string;
}
