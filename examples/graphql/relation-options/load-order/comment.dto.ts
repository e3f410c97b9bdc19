import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { UserDTO } from './user.dto';

@ObjectType('Comment')
@FilterableRelation('author', () => UserDTO)
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}
