import { GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'int', nullable: true })
  estimate!: number | null;

  @Column({ type: 'int', nullable: true })
  effort!: number | null;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;

  @Column({ type: Date, nullable: true })
  closedAt!: Date | null;
}

// #region dto
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField(() => Int, { nullable: true })
  estimate!: number | null;

  @FilterableField(() => Int, { nullable: true })
  effort?: number;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  dueDate!: Date | null;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  closedAt?: Date;
}
// #endregion dto
