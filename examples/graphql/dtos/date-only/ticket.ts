import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { LocalDate } from './local-date.scalar';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column('date')
  dueDay!: string;

  @Column('date')
  startDay!: string;
}

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  // #region right
  @FilterableField(() => LocalDate)
  dueDay!: string;
  // #endregion right

  // #region wrong
  @FilterableField()
  startDay!: Date;
  // #endregion wrong
}
