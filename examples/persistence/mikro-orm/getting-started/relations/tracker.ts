import { Module } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Assembler } from '@ptc-org/nestjs-query-core';
import {
  CursorConnection,
  FilterableField,
  FilterableUnPagedRelation,
  IDField,
  NestjsQueryGraphQLModule,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';
import { Project, Ticket } from '../adapter/entities';

// #region dtos
@ObjectType('Project')
@FilterableUnPagedRelation('tickets', () => TicketDTO)
@CursorConnection('ticketPages', () => TicketDTO, { relationName: 'tickets' })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

@ObjectType('Ticket')
@Relation('project', () => ProjectDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Field()
  title!: string;

  @FilterableField(() => Int)
  priority!: number;
}
// #endregion

@Assembler(ProjectDTO, Project)
export class ProjectAssembler extends MikroOrmAssembler<ProjectDTO, Project> {}

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends MikroOrmAssembler<TicketDTO, Ticket> {}

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
};

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryMikroOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO, ...readOnly },
        { EntityClass: Ticket, DTOClass: TicketDTO, ...readOnly },
      ],
    }),
  ],
})
export class TrackerModule {}
