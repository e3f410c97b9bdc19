import { Field, ID, InputType, ObjectType, PartialType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { IsOptional, IsString } from 'class-validator';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @CreateDateColumn()
  createdAt!: Date;
}

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

  @Column({ default: 'Unnamed' })
  name!: string;
}

// #region ticket
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  createdAt!: Date;
}
// #endregion

// #region label
@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@InputType('CreateLabel')
export class CreateLabelDTO {
  @Field()
  @IsString()
  name!: string;
}
// #endregion

// #region project
@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  @IsOptional()
  @IsString()
  name!: string;
}

@InputType('CreateProject')
export class CreateProjectDTO extends PartialType(ProjectDTO, InputType) {}
// #endregion
