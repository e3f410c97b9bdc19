import {
  Column,
  Entity,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

// #region entities
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  status!: string;

  @Column()
  priority!: number;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;

  @Column({ type: Number, nullable: true })
  assigneeId!: number | null;

  @Column({ type: Boolean, nullable: true })
  blocked!: boolean | null;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Relation<Project>;

  @ManyToMany(() => Label)
  @JoinTable()
  labels!: Relation<Label>[];
}

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
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}
// #endregion
