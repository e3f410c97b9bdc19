import { ID, InterfaceType, ObjectType } from '@nestjs/graphql';
import { IDField, Relation } from '@ptc-org/nestjs-query-graphql';
import { Subject } from './dtos';

@InterfaceType()
abstract class Named {}

// #region refused
@ObjectType('Comment')
// @ts-expect-error a union is no class
@Relation('subject', () => Subject)
// @ts-expect-error an abstract class, such as an interface, cannot be made
@Relation('named', () => Named)
export class CommentDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion
