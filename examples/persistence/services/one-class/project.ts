import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

// #region classes
// #region project
@Entity()
@ObjectType()
@FilterableUnPagedRelation('tickets', () => Ticket)
export class Project {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Relation<Ticket>[];
}
// #endregion

@Entity()
@ObjectType()
export class Ticket {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Relation<Project>;
}
// #endregion
