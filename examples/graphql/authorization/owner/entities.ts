import {
  Column,
  Entity,
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

  @OneToMany(() => Project, (project) => project.owner)
  projects!: Project[];
}

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column()
  ownerId!: number;

  @ManyToOne(() => User, (user) => user.projects)
  owner!: User;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Ticket[];
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

  @Column({ type: 'int', nullable: true })
  assigneeId!: number | null;

  @Column({ type: 'int', nullable: true })
  projectId!: number | null;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;
}
