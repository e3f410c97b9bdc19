import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
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
}

@Entity()
export class Ticket {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;
}

// #region dto
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  createdAt!: Date;
}
// #endregion dto

@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;
}
