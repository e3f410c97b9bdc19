import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  OffsetConnection,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
@ObjectType()
export class Ticket {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;

  @Column()
  @FilterableField(() => Int)
  priority!: number;

  @Column()
  @FilterableField()
  status!: string;

  @Column()
  projectId!: number;
}

// #region project
@Entity()
@ObjectType()
@OffsetConnection('topTickets', () => Ticket)
export class Project {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  name!: string;
}
// #endregion
