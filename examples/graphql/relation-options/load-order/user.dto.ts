import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { CommentDTO } from './comment.dto';

@ObjectType('User')
@FilterableUnPagedRelation('comments', () => CommentDTO)
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
