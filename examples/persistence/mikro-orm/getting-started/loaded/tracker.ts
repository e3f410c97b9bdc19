import {
  Collection,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  type Rel,
} from '@mikro-orm/core';
import { Module } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import { Assembler } from '@ptc-org/nestjs-query-core';
import {
  Authorize,
  CursorConnection,
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';

// #region project
@Entity()
export class Project {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  name!: string;

  @OneToMany({
    entity: () => Ticket,
    mappedBy: ({ project }) => project,
    eager: true,
  })
  tickets = new Collection<Ticket>(this);
}
// #endregion

@Entity()
export class Ticket {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'string' })
  owner!: string;

  @ManyToOne(() => Project)
  project!: Rel<Project>;
}

// #region dtos
@ObjectType('Ticket')
@Authorize({ authorize: () => ({ owner: { eq: 'Ada' } }) })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  owner!: string;
}

@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
@CursorConnection('ticketPages', () => TicketDTO, { relationName: 'tickets' })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
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
