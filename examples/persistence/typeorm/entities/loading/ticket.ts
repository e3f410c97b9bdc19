import { type QueryService } from '@ptc-org/nestjs-query-core';
import {
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}

@Entity()
export class User {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  // #region relations
  @ManyToOne(() => Project, { eager: true })
  project?: Relation<Project>;

  @ManyToOne(() => User, { lazy: true })
  assignee?: Promise<User>;
  // #endregion
}

export async function load(tickets: QueryService<Ticket>) {
  // #region load
  const [ticket = new Ticket()] = await tickets.query({});
  console.log('query', ticket.project);
  console.log(
    'findRelation',
    await tickets.findRelation(Project, 'project', ticket),
  );
  console.log(
    'findRelation',
    await tickets.findRelation(User, 'assignee', ticket),
  );
  // #endregion
}
