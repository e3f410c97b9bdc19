import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
export class User {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany('Ticket', 'project')
  tickets!: Ticket[];

  @ManyToMany(() => User)
  @JoinTable()
  crew!: User[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column('integer', { nullable: true })
  projectId!: number | null;

  @ManyToOne(() => Project, 'tickets')
  @JoinColumn({ name: 'projectId' })
  project!: Project | null;
}

@ObjectType('User')
export class UserDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region project
const change = { update: { enabled: true }, remove: { enabled: true } };

@ObjectType('Project')
@CursorConnection('ticket', () => TicketDTO, {
  ...change,
  enableAggregate: true,
  relationName: 'tickets',
})
@CursorConnection('crew', () => UserDTO, change)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion
