import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;
}

@Entity()
export class User {
  @PrimaryColumn('uuid')
  id!: string;

  @Column()
  name!: string;
}

@Entity()
export class Label {
  @PrimaryColumn()
  id!: string;

  @Column()
  name!: string;
}

@Entity()
export class Project {
  @PrimaryColumn('uuid')
  id!: string;

  @Column()
  name!: string;
}

// #region shared
@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('User')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class UserDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;
}
// #endregion shared

@ObjectType('Label')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class LabelDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;
}

// #region own
@ObjectType('Project')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class ProjectDTO {
  @IDField(() => ID, { overrideFilterTypeNamePrefix: 'Uuid' })
  id!: string;

  @FilterableField()
  name!: string;
}
// #endregion own
