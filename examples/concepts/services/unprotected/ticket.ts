import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import type { Request } from 'express';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export interface UserRequest extends Request {
  user: { id: number };
}

// #region ticket
@Entity()
@ObjectType()
@Authorize<Ticket>({
  authorize: ({ req }: { req: UserRequest }) => ({
    assigneeId: { eq: req.user.id },
  }),
})
export class Ticket {
  // #endregion
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;

  @Column({ type: Number, nullable: true })
  @FilterableField(() => Int, { nullable: true })
  assigneeId!: number | null;
}
