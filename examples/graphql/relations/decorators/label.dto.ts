import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
