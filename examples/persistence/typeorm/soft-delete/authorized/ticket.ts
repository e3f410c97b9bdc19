import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
} from 'typeorm';

interface RequestContext {
  req: { user: { id: number } };
}

// #region ticket
@Entity()
@ObjectType()
@Authorize<Ticket>({
  authorize: ({ req }: RequestContext) => ({ assigneeId: { eq: req.user.id } }),
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

  @DeleteDateColumn()
  @FilterableField(() => Date, { nullable: true })
  deletedAt!: Date | null;
}
