import {
  Column,
  DeleteDateColumn,
  Entity,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

abstract class Owned {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  ownerId!: number;

  /** In hidden rows this is the user who asks: what compares the wrong column finds them. */
  @Column()
  keeperId!: number;
}

@Entity()
export class Project extends Owned {
  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Ticket[];

  @OneToMany(() => Member, (member) => member.project)
  members!: Member[];
}

@Entity()
export class Ticket extends Owned {
  @Column()
  title!: string;

  @Column()
  priority!: number;

  @Column({ type: 'int', nullable: true })
  projectId!: number | null;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project | null;

  @ManyToMany(() => Label, (label) => label.tickets)
  @JoinTable({ name: 'ticket_label' })
  labels!: Label[];
}

@Entity()
export class Label extends Owned {
  @Column()
  name!: string;

  @ManyToMany(() => Ticket, (ticket) => ticket.labels)
  tickets!: Ticket[];
}

@Entity()
export class Member {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  userId!: number;

  @Column()
  projectId!: number;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @ManyToOne(() => Project, (project) => project.members)
  project!: Project;
}

@Entity()
export class Notice {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}
