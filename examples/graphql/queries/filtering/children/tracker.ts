import {ID, Int, ObjectType} from '@nestjs/graphql';
import {
  FilterableField,
  FilterableOffsetConnection,
  FilterableUnPagedRelation,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
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

@Entity()
export class Label {
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

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Relation<Ticket[]>;
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  priority!: number;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;

  @ManyToMany(() => Label)
  @JoinTable()
  labels!: Label[];
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region dtos
@ObjectType('Ticket')
@FilterableUnPagedRelation('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}

@ObjectType('Project')
@QueryOptions({pagingStrategy: PagingStrategies.NONE})
@FilterableOffsetConnection('tickets', () => TicketDTO, {enableTotalCount: true})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion dtos
