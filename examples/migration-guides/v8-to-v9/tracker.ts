import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  FilterableUnPagedRelation,
  IDField,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
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
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
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

  @ManyToMany(() => Label)
  @JoinTable()
  labels!: Label[];
}

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @Column()
  ticketId!: number;

  @ManyToOne(() => Ticket)
  @JoinColumn({ name: 'ticketId' })
  ticket!: Ticket;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
@FilterableUnPagedRelation('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
// #endregion

// #region comment
@ObjectType('Comment')
@QueryOptions({ filterDepth: 2 })
@FilterableRelation('ticket', () => TicketDTO)
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}
// #endregion

// #region project
@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO, {
  deprecationReason: 'Query tickets instead.',
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion
