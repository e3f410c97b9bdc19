import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region label
@ObjectType('Label')
export class ItemDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
