import {
  Column,
  Entity,
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

  @OneToMany(() => Milestone, (milestone) => milestone.project)
  milestones!: Milestone[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  status!: string;

  @Column()
  priority!: number;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;
}

@Entity()
export class Milestone {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => Project, (project) => project.milestones)
  project!: Project;
}
