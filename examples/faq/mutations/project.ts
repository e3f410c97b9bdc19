import { Field, ID, InputType, ObjectType, PartialType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Column, Entity, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
import { CreateTicketDTO, Ticket, TicketDTO } from './ticket';

// #region cascade
@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project, { cascade: ['insert'] })
  tickets!: Ticket[];
}
// #endregion cascade

@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region nested-input
@InputType('CreateProject')
export class CreateProjectDTO {
  @Field()
  name!: string;

  @Field(() => [CreateTicketDTO])
  @Type(() => CreateTicketDTO)
  @ValidateNested()
  tickets!: CreateTicketDTO[];
}
// #endregion nested-input

// #region nested-update
@InputType('UpdateProject')
export class UpdateProjectDTO extends PartialType(CreateProjectDTO) {}
// #endregion nested-update
