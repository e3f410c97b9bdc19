import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Relation<Ticket>[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Relation<Project>;

  @ManyToMany(() => Label, (label) => label.tickets)
  @JoinTable()
  labels!: Relation<Label>[];

  @OneToOne(() => Estimate, (estimate) => estimate.ticket)
  @JoinColumn()
  estimate!: Relation<Estimate>;
}

@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @ManyToMany(() => Ticket, (ticket) => ticket.labels)
  tickets!: Relation<Ticket>[];
}

@Entity()
export class Estimate {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToOne(() => Ticket, (ticket) => ticket.estimate)
  ticket!: Relation<Ticket>;
}
