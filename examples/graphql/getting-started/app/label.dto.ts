import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Length } from 'class-validator';

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@InputType('LabelInput')
export class LabelInputDTO {
  @Field()
  @Length(2, 30)
  name!: string;
}
