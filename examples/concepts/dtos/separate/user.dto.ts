import { Field, ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

// #region dto
@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField()
  email!: string;

  @Field()
  createdAt!: Date;
}
// #endregion
