import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateOne,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region input
@InputType('CreateLabel')
@BeforeCreateOne((instance: CreateOneInputType<CreateDTO>) => {
  instance.input.title = instance.input.title.toLowerCase();
  return instance;
})
export class CreateDTO {
  @Field()
  title!: string;
}
// #endregion
