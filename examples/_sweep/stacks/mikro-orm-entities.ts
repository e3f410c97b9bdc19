import {
  Collection,
  Entity,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/core';

abstract class Owned {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'number', fieldName: 'ownerId' })
  ownerId!: number;

  @Property({ type: 'number', fieldName: 'keeperId' })
  keeperId!: number;
}

@Entity({ tableName: 'project' })
export class Project extends Owned {
  @Property({ type: 'string' })
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets = new Collection<Ticket>(this);

  @OneToMany(() => Member, (member) => member.project)
  members = new Collection<Member>(this);
}

@Entity({ tableName: 'ticket' })
export class Ticket extends Owned {
  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'number' })
  priority!: number;

  @ManyToOne(() => Project, { nullable: true, fieldName: 'projectId' })
  project!: Project | null;

  @Property({ type: 'datetime', nullable: true, fieldName: 'deletedAt' })
  deletedAt!: Date | null;

  @ManyToMany(() => Label, (label) => label.tickets, {
    owner: true,
    pivotTable: 'ticket_label',
    joinColumn: 'ticketId',
    inverseJoinColumn: 'labelId',
  })
  labels = new Collection<Label>(this);
}

@Entity({ tableName: 'label' })
export class Label extends Owned {
  @Property({ type: 'string' })
  name!: string;

  @ManyToMany(() => Ticket, (ticket) => ticket.labels)
  tickets = new Collection<Ticket>(this);
}

@Entity({ tableName: 'member' })
export class Member {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'number', fieldName: 'userId' })
  userId!: number;

  @ManyToOne(() => Project, { fieldName: 'projectId' })
  project!: Project;

  @Property({ type: 'datetime', nullable: true, fieldName: 'deletedAt' })
  deletedAt!: Date | null;
}

@Entity({ tableName: 'notice' })
export class Notice {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  name!: string;
}
