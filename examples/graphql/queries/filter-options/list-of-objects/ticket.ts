import { Field, ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType('Step')
export class StepDTO {
  @FilterableField()
  title!: string;
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('simple-json')
  steps!: StepDTO[];
}

// #region fault
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => [StepDTO])
  steps!: StepDTO[];
}
// #endregion fault

// #region shown
@ObjectType('ShownTicket')
export class ShownTicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field(() => [StepDTO])
  steps!: StepDTO[];
}
// #endregion shown
