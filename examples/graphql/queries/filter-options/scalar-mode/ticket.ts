import { GraphQLTimestamp, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  createdAt!: Date;

  @Column()
  closedAt!: Date;

  @Column()
  startedAt!: Date;
}

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region dates
  @FilterableField()
  createdAt!: Date;

  @FilterableField(() => GraphQLTimestamp)
  closedAt!: Date;

  @FilterableField({ allowedComparisons: ['gte', 'lt'] })
  startedAt!: Date;
  // #endregion dates
}
