import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import {
  FilterQueryBuilder,
  SQLComparisonBuilder,
  WhereBuilder,
} from '@ptc-org/nestjs-query-typeorm/src/query';
import { Column, Entity, PrimaryGeneratedColumn, Repository } from 'typeorm';

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column('varchar', { array: true, default: [] })
  tags!: string[];
}
// #endregion

// #region service
type Build = SQLComparisonBuilder<Ticket>['build'];

class TicketComparisons extends SQLComparisonBuilder<Ticket> {
  private count = 0;

  override build: Build = (field, comparison, value, alias) => {
    if (field !== 'tags' || comparison !== 'eq')
      return super.build(field, comparison, value, alias);
    const name = `tag${this.count++}`;
    const column = alias ? `${alias}.tags` : 'tags';
    return { sql: `:${name} = ANY(${column})`, params: { [name]: value } };
  };
}

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    const comparisons = new TicketComparisons(undefined, repo);
    const where = new WhereBuilder<Ticket>(comparisons);
    super(repo, { filterQueryBuilder: new FilterQueryBuilder(repo, where) });
  }
}
// #endregion

export async function tagged(tickets: QueryService<Ticket>): Promise<unknown> {
  // #region tagged
  const filter: object = { tags: { eq: 'mobile' } };
  const found = await tickets.query({ filter });
  // #endregion
  return found.map(({ title }) => title);
}
