import {
  Collection,
  Entity,
  ManyToMany,
  ManyToOne,
  OneToMany,
  type Opt,
  PrimaryKey,
  PrimaryKeyProp,
  Property,
} from '@mikro-orm/core';

@Entity()
export class User {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  name!: string;
}

@Entity()
export class Project {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  name!: string;

  @ManyToOne(() => User)
  owner!: User;

  @OneToMany(() => Ticket, ({ project }) => project)
  tickets = new Collection<Ticket>(this);
}

@Entity()
export class Ticket {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'string', default: 'open' })
  status!: string & Opt;

  @Property({ type: 'number', default: 3 })
  priority!: number & Opt;

  @Property({ type: 'string', nullable: true })
  milestone!: string | null;

  @Property({ type: 'boolean', nullable: true })
  isBlocked!: boolean | null;

  @Property({ type: 'datetime', nullable: true })
  dueDate!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @ManyToOne(() => Project, { nullable: true })
  project!: Project | null;

  @ManyToOne(() => User, { nullable: true })
  assignee!: User | null;

  @OneToMany(() => Comment, ({ ticket }) => ticket)
  comments = new Collection<Comment>(this);

  @ManyToMany(() => Label, ({ tickets }) => tickets, { owner: true })
  labels = new Collection<Label>(this);
}

@Entity()
export class Comment {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  body!: string;

  @Property({ type: 'boolean' })
  isPinned: boolean & Opt = false;

  @ManyToOne(() => Ticket)
  ticket!: Ticket;
}

@Entity()
export class Label {
  [PrimaryKeyProp]?: 'code';

  @PrimaryKey({ type: 'string' })
  code!: string;

  @Property({ type: 'string', default: '' })
  color!: string & Opt;

  @ManyToMany(() => Ticket, ({ labels }) => labels)
  tickets = new Collection<Ticket>(this);
}

@Entity()
export class Watch {
  @PrimaryKey({ type: 'number' })
  userId!: number;

  @PrimaryKey({ type: 'number' })
  ticketId!: number;
}

export const entities = [User, Project, Ticket, Comment, Label, Watch];
