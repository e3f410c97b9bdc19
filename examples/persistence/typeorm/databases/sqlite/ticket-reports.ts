import { Injectable } from '@nestjs/common';
import {
  GroupBy,
  InjectQueryService,
  QueryService,
  SortDirection,
  SortNulls,
} from '@ptc-org/nestjs-query-core';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;

  @Column()
  createdAt!: Date;
}

@Injectable()
export class TicketReports {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  // #region ilike
  async named(pattern: string) {
    const found = await this.tickets.query({
      filter: { title: { iLike: pattern } },
    });
    return found.map(({ title }) => title);
  }
  // #endregion

  // #region like
  async namedLike(pattern: string) {
    const found = await this.tickets.query({
      filter: { title: { like: pattern } },
    });
    return found.map(({ title }) => title);
  }
  // #endregion

  // #region by
  createdBy(period: GroupBy) {
    return this.tickets.aggregate(
      {},
      {
        groupBy: [{ field: 'createdAt', args: { by: period } }],
        count: [{ field: 'id', args: {} }],
      },
    );
  }
  // #endregion

  // #region nulls
  async byDueDate() {
    const found = await this.tickets.query({
      sorting: [
        {
          field: 'dueDate',
          direction: SortDirection.ASC,
          nulls: SortNulls.NULLS_LAST,
        },
        { field: 'id', direction: SortDirection.ASC },
      ],
      paging: { limit: 3, offset: 5 },
    });
    return found.map(({ id, dueDate }) => ({ id, dueDate }));
  }
  // #endregion

  // #region offset
  skipFive() {
    return this.tickets.query({ paging: { offset: 5 } });
  }
  // #endregion
}
