import { ID, ObjectType } from '@nestjs/graphql';
import { InjectRepository } from '@nestjs/typeorm';
import {
  CursorConnection,
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import {
  Column,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  Repository,
  type Relation as Related,
} from 'typeorm';

const writable = { update: { enabled: true }, remove: { enabled: true } };

@Entity()
@ObjectType()
@CursorConnection('tickets', () => Ticket, {
  enableTotalCount: true,
  enableAggregate: true,
  ...writable,
})
export class Project {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Related<Ticket>[];
}

@Entity()
@ObjectType()
@Relation('project', () => Project, { nullable: true, ...writable })
export class Ticket {
  @PrimaryGeneratedColumn()
  @IDField(() => ID)
  id!: number;

  @Column()
  @FilterableField()
  title!: string;

  @ManyToOne(() => Project, (project) => project.tickets, { nullable: true })
  project!: Related<Project> | null;
}

const watched = [
  'queryRelations',
  'findRelation',
  'countRelations',
  'aggregateRelations',
  'addRelations',
  'setRelations',
  'setRelation',
  'removeRelations',
  'removeRelation',
] as const;

export const calls: string[] = [];

function watch<Entity extends object>(
  service: TypeOrmQueryService<Entity>,
): void {
  for (const name of watched) {
    const method = service[name].bind(service) as (
      ...args: unknown[]
    ) => Promise<unknown>;
    Object.assign(service, {
      [name]: (...args: unknown[]) => {
        calls.push(name);
        return method(...args);
      },
    });
  }
}

export class WatchedProjects extends TypeOrmQueryService<Project> {
  constructor(@InjectRepository(Project) repo: Repository<Project>) {
    super(repo);
    watch(this);
  }
}

export class WatchedTickets extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
    watch(this);
  }
}
