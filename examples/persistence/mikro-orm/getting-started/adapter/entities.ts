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

  @Property({ type: 'datetime', nullable: true })
  dueDate!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'number', nullable: true })
  assigneeId!: number | null;

  @ManyToOne(() => Project, { nullable: true })
  project!: Project | null;

  @ManyToMany(() => Label, ({ tickets }) => tickets, { owner: true })
  labels = new Collection<Label>(this);
}

/** Its primary key has another name than `id`. */
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

/** Its primary key has two columns. */
@Entity()
export class Watch {
  @PrimaryKey({ type: 'number' })
  userId!: number;

  @PrimaryKey({ type: 'number' })
  ticketId!: number;
}

/** Lives in a second context. */
@Entity()
export class AuditEntry {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  action!: string;
}
