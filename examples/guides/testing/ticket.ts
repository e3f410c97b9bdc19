import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Context } from './user';

// #region ticket
@Entity()
@ObjectType()
@Authorize<Ticket>({
  authorize: ({ req }: Context) => ({ assigneeId: { eq: req.user.id } }),
})
export class Ticket {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;

  @Column()
  @FilterableField(() => Int)
  assigneeId!: number;
}
// #endregion
