import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

@ObjectType()
export class Label {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;
}
