import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('Equipment')
export class EquipmentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion

@ObjectType('News')
export class NewsDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
