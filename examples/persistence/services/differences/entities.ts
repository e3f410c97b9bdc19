import {
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

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Relation<Ticket>[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ default: 'open' })
  status!: string;

  @Column({ default: 3 })
  priority!: number;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;

  @Column({ type: Date, default: () => 'CURRENT_TIMESTAMP' })
  createdAt!: Date;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @ManyToOne(() => Project, (project) => project.tickets, { nullable: true })
  project!: Relation<Project> | null;

  @ManyToMany(() => Label, (label) => label.tickets)
  @JoinTable()
  labels!: Relation<Label>[];
}

/** Its primary key has another name than `id`. */
@Entity()
export class Label {
  @PrimaryColumn()
  code!: string;

  @Column({ default: '' })
  color!: string;

  @ManyToMany(() => Ticket, (ticket) => ticket.labels)
  tickets!: Relation<Ticket>[];
}
