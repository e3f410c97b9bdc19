import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  BeforeCreateMany,
  BeforeCreateOne,
  type CreateManyInputType,
  type CreateOneInputType,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { UserContext } from './user-context';

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @Column()
  authorId!: number;
}

// #region created-by
@ObjectType('Comment')
@BeforeCreateOne(
  (input: CreateOneInputType<CommentDTO>, context: UserContext) => ({
    input: { ...input.input, authorId: context.req.user.id },
  }),
)
@BeforeCreateMany(
  ({ input }: CreateManyInputType<CommentDTO>, context: UserContext) => ({
    input: input.map((row) => ({ ...row, authorId: context.req.user.id })),
  }),
)
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  body!: string;

  @FilterableField(() => Int)
  authorId!: number;
}

@InputType('CreateComment')
export class CreateCommentDTO {
  @Field()
  body!: string;
}
// #endregion created-by
