import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import {
  ChildEntity,
  Column,
  Entity,
  PrimaryGeneratedColumn,
  TableInheritance,
} from 'typeorm';

// #region entities
@Entity()
@TableInheritance({ column: 'kind' })
export class Entry {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  kind!: string;
}

@ChildEntity('comment')
export class Comment extends Entry {
  @Column()
  body!: string;
}

@ChildEntity('change')
export class StatusChange extends Entry {
  @Column()
  status!: string;
}
// #endregion

// #region dtos
@ObjectType('Entry')
export class EntryDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  kind!: string;
}

@ObjectType('Comment')
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

@ObjectType('StatusChange')
export class StatusChangeDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  status!: string;
}
// #endregion
