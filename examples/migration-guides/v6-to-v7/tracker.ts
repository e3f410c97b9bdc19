import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  DeleteDateColumn,
  Entity,
  JoinColumn,
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

  @OneToMany('Ticket', 'project')
  tickets!: Ticket[];
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  projectId!: number;

  @ManyToOne(() => Project, 'tickets')
  @JoinColumn({ name: 'projectId' })
  project!: Project;

  @DeleteDateColumn()
  deletedAt?: Date;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @Field({ nullable: true })
  deletedAt?: Date;
}

// #region project
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
@UnPagedRelation('everyTicket', () => TicketDTO, {
  relationName: 'tickets',
  withDeleted: true,
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion
