import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import {
  FilterQueryBuilder,
  SQLComparisonBuilder,
  WhereBuilder,
} from '@ptc-org/nestjs-query-typeorm/src/query';
import {
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Repository,
} from 'typeorm';

@Entity()
export class Project {
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

  @ManyToOne(() => Project)
  project!: Relation<Project>;
}

// #region service
const comparisons = {
  ...SQLComparisonBuilder.DEFAULT_COMPARISON_MAP,
  ilike: 'LIKE',
  notilike: 'NOT LIKE',
};

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    const where = new WhereBuilder<Ticket>(
      new SQLComparisonBuilder(comparisons, repo),
    );
    super(repo, { filterQueryBuilder: new FilterQueryBuilder(repo, where) });
  }
}
// #endregion

export async function search(tickets: TicketService) {
  // #region search
  const found = await tickets.query({
    filter: { title: { iLike: '%INVOICE%' } },
  });
  // #endregion
  return found.map(({ title }) => title);
}

export async function searchProjects(tickets: TicketService) {
  // #region search-projects
  await tickets.query({ filter: { project: { name: { iLike: '%APP%' } } } });
  // #endregion
}

export async function searchEverywhere(
  projects: QueryService<Project>,
  tickets: QueryService<Ticket>,
) {
  const { DEFAULT_COMPARISON_MAP: defaults } = SQLComparisonBuilder;
  // #region everywhere
  Object.assign(SQLComparisonBuilder.DEFAULT_COMPARISON_MAP, {
    ilike: 'LIKE',
    notilike: 'NOT LIKE',
  });
  // #endregion
  try {
    // #region search-everywhere
    const filter: Filter<Project> = { name: { iLike: '%APP%' } };
    const found = await projects.query({ filter });
    const ofThese = await tickets.query({ filter: { project: filter } });
    // #endregion
    return {
      projects: found.map(({ name }) => name),
      tickets: ofThese.length,
    };
  } finally {
    Object.assign(defaults, { ilike: 'ILIKE', notilike: 'NOT ILIKE' });
  }
}
