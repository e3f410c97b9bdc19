import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region label
@ObjectType('Label')
export class LabelItemDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
