import { type QueryService } from '@ptc-org/nestjs-query-core';
import {
  Column,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project, { cascade: true })
  tickets?: Relation<Ticket>[];

  @OneToMany(() => Milestone, (milestone) => milestone.project)
  milestones?: Relation<Milestone>[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @ManyToOne(() => Project, (project) => project.tickets)
  project?: Relation<Project>;
}

@Entity()
export class Milestone {
  @PrimaryGeneratedColumn()
  id!: number;

  // #region cascade
  @ManyToOne(() => Project, (project) => project.milestones, {
    onDelete: 'CASCADE',
  })
  project?: Relation<Project>;
  // #endregion
}

export async function deleteWithTicket(projects: QueryService<Project>) {
  // #region with-ticket
  const project = await projects.createOne({ name: 'Website', tickets: [{}] });
  await projects.deleteOne(project.id);
  // #endregion
}

export async function deleteWithMilestone(
  projects: QueryService<Project>,
  milestones: QueryService<Milestone>,
) {
  // #region with-milestone
  const project = await projects.createOne({ name: 'Website' });
  await milestones.createOne({ project });
  console.log('before', await milestones.count({}));
  await projects.deleteOne(project.id);
  console.log('after', await milestones.count({}));
  // #endregion
}
