import {
  BeforeInsert,
  BeforeRemove,
  BeforeUpdate,
  Column,
  DeleteDateColumn,
  Entity,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
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

  @ManyToOne(() => User)
  owner!: Relation<User>;

  @OneToMany(() => Ticket, ({ project }) => project)
  tickets!: Relation<Ticket>[];
}

@Entity()
export class Ticket {
  /** The hooks that ran. */
  static heard: string[] = [];

  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ default: 'open' })
  status!: string;

  @Column({ default: 3 })
  priority!: number;

  @Column({ type: String, nullable: true })
  milestone!: string | null;

  @Column({ type: Boolean, nullable: true })
  isBlocked!: boolean | null;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;

  @Column({ type: Date, default: () => 'CURRENT_TIMESTAMP' })
  createdAt!: Date;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @ManyToOne(() => Project, ({ tickets }) => tickets, { nullable: true })
  project!: Relation<Project> | null;

  @ManyToOne(() => User, { nullable: true })
  assignee!: Relation<User> | null;

  @OneToMany(() => Comment, ({ ticket }) => ticket)
  comments!: Relation<Comment>[];

  @ManyToMany(() => Label, ({ tickets }) => tickets)
  @JoinTable()
  labels!: Relation<Label>[];

  @BeforeInsert()
  insert(): void {
    Ticket.heard.push('BeforeInsert');
  }

  @BeforeUpdate()
  update(): void {
    Ticket.heard.push('BeforeUpdate');
  }

  @BeforeRemove()
  remove(): void {
    Ticket.heard.push('BeforeRemove');
  }
}

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @Column()
  isPinned: boolean = false;

  @ManyToOne(() => Ticket, ({ comments }) => comments, { onDelete: 'CASCADE' })
  ticket!: Relation<Ticket>;
}

@Entity()
export class Label {
  @PrimaryColumn()
  code!: string;

  @Column({ default: '' })
  color!: string;

  @ManyToMany(() => Ticket, ({ labels }) => labels)
  tickets!: Relation<Ticket>[];
}

@Entity()
export class Watch {
  @PrimaryColumn()
  userId!: number;

  @PrimaryColumn()
  ticketId!: number;
}

export const entities = [User, Project, Ticket, Comment, Label, Watch];
