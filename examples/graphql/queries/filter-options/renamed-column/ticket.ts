import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region both
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'priority' })
  urgency!: number;
}

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int)
  urgency!: number;
}
// #endregion both
