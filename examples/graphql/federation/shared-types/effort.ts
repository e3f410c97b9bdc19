import { Directive, Field, Int, ObjectType } from '@nestjs/graphql';

// #region fault
@ObjectType('Effort')
export class EffortDTO {
  @Field(() => Int)
  hours!: number;
}
// #endregion fault

// #region cure
@ObjectType('Effort')
@Directive('@shareable')
export class SharedEffortDTO {
  @Field(() => Int)
  hours!: number;
}
// #endregion cure
