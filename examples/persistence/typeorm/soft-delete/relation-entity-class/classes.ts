import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  DeleteDateColumn,
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

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @OneToMany(() => Ticket, (ticket) => ticket.project, {
    cascade: ['soft-remove'],
  })
  tickets!: Relation<Ticket>[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ nullable: true })
  projectId!: number;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Relation<Project>;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region dto
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO, { withDeleted: true })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion
