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

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Ticket[];
}

@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  priority!: number;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;

  @ManyToOne(() => User, { nullable: true })
  assignee?: User | null;

  @ManyToMany(() => Label)
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
