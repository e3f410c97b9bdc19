import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, Length } from 'class-validator';

@InputType('CreateProject')
export class CreateProjectDTO {
  @Field()
  @Length(3, 80)
  name!: string;

  @Field(() => Int)
  @IsInt()
  ownerId!: number;
}
