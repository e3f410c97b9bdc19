import {
  Column,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

// #region entities
@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Relation<Ticket>[];
}

// #region ticket
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  projectId!: number;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Relation<Project>;
}
// #endregion
// #endregion
