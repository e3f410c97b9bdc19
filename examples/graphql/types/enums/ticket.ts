import { ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export enum TicketStatus {
  OPEN = 'open',
  STARTED = 'started',
  DONE = 'done',
}

registerEnumType(TicketStatus, { name: 'TicketStatus' });

@Entity()
export class Ticket {
  @PrimaryColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  status!: TicketStatus;
}

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  // #region field
  @FilterableField(() => TicketStatus, {
    allowedComparisons: ['eq', 'neq', 'in', 'notIn'],
  })
  status!: TicketStatus;
  // #endregion
}
