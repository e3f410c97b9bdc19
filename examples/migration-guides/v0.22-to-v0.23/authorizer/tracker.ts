import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  status!: string;

  @Column('integer', { nullable: true })
  assigneeId!: number | null;
}

interface RequestContext {
  req: { user: { id: number } };
}

// #region dto
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: ({ req }: RequestContext) => ({ assigneeId: { eq: req.user.id } }),
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int, { filterOnly: true, nullable: true })
  assigneeId!: number | null;
}
// #endregion
