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
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';

@Entity()
@ObjectType()
@UnPagedRelation('tickets', () => Ticket)
export class Project {
  @PrimaryKey({ type: 'number' })
  @IDField(() => ID)
  id!: number;

  @Property({ type: 'string' })
  @FilterableField()
  name!: string;

  @OneToMany(() => Ticket, ({ project }) => project)
  tickets = new Collection<Ticket>(this);
}

@Entity()
@ObjectType()
@Relation('project', () => Project)
export class Ticket {
  @PrimaryKey({ type: 'number' })
  @IDField(() => ID)
  id!: number;

  @Property({ type: 'string' })
  @FilterableField()
  title!: string;

  @ManyToOne(() => Project)
  project!: Rel<Project>;
}

// #region assemblers
@Assembler(Project, Project)
export class ProjectAssembler extends MikroOrmAssembler<Project, Project> {}

@Assembler(Ticket, Ticket)
export class TicketAssembler extends MikroOrmAssembler<Ticket, Ticket> {}
// #endregion

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
        { EntityClass: Project, DTOClass: Project, ...readOnly },
        { EntityClass: Ticket, DTOClass: Ticket, ...readOnly },
      ],
    }),
  ],
})
export class TrackerModule {}
