import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import { GraphQLJSON } from '../json/ticket';

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('jsonb', { nullable: true })
  environment?: object | null;

  @VirtualColumn({
    type: 'varchar',
    query: (alias) => `${alias}.environment ->> 'browser'`,
  })
  browser!: string;

  @VirtualColumn({
    type: 'int',
    query: (alias) => `CAST(${alias}.environment ->> 'memory' AS int)`,
  })
  memory!: number;
}
// #endregion entity

// #region dto
@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field(() => GraphQLJSON, { nullable: true })
  environment?: object;

  @FilterableField({ filterOnly: true })
  browser!: string;

  @FilterableField(() => Int, { filterOnly: true })
  memory!: number;
}
// #endregion dto
