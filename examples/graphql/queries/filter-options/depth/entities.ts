import {
  Column,
  Entity,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Ticket[];
}

@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @ManyToMany(() => Ticket, (ticket) => ticket.labels)
  tickets!: Ticket[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;

  @ManyToMany(() => Label, (label) => label.tickets)
  @JoinTable()
  labels!: Label[];

  @OneToMany(() => Comment, (comment) => comment.ticket)
  comments!: Comment[];
}

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @ManyToOne(() => Ticket, (ticket) => ticket.comments)
  ticket!: Ticket;
}
