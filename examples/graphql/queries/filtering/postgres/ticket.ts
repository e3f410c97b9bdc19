import { GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ type: 'timestamptz', nullable: true })
  dueDate?: Date | null;
}

@Entity()
export class User {
  @PrimaryColumn('uuid')
  id!: string;

  @Column()
  name!: string;
}

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => GraphQLISODateTime, { nullable: true })
  dueDate?: Date;
}

@ObjectType('User')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class UserDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;
}
