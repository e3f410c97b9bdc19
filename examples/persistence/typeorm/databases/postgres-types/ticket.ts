import type { Filter, QueryService } from '@ptc-org/nestjs-query-core';
import { Column, Entity, PrimaryColumn } from 'typeorm';

// #region entity
@Entity()
export class Ticket {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ length: 10 })
  title!: string;

  @Column({ type: 'enum', enum: ['open', 'done'] })
  status!: string;

  @Column({ type: 'decimal', precision: 6, scale: 2 })
  hours!: number;
}
// #endregion

export async function read(tickets: QueryService<Ticket>) {
  // #region read
  await tickets.createOne({ title: 'Dark mode', status: 'open', hours: 1.5 });
  const [found] = await tickets.query({ filter: { hours: { gt: 1 } } });
  console.log(found?.hours, typeof found?.hours);
  // #endregion
}

// #region refusals
/** What each filter and each value ends with. */
export async function refusals(
  tickets: QueryService<Ticket>,
): Promise<string[]> {
  const filters: Filter<Ticket>[] = [
    { id: { eq: '12' } },
    { id: { like: 'a%' } },
    { status: { eq: 'closed' } },
    { status: { like: 'o%' } },
  ];
  const values: Partial<Ticket>[] = [
    { title: 'Export invoices', status: 'open', hours: 1 },
    { title: 'PDF', status: 'open' },
    { title: 'PDF', status: 'open', hours: 10_000 },
  ];
  const messages: string[] = [];
  for (const work of [
    ...filters.map((filter) => () => tickets.query({ filter })),
    ...values.map((ticket) => () => tickets.createOne(ticket)),
  ]) {
    messages.push(await work().then(String, (error: Error) => error.message));
  }
  return messages;
}
// #endregion
