import type { Filter } from '@ptc-org/nestjs-query-core';
import { TypegooseQueryService } from '@ptc-org/nestjs-query-typegoose';
import { getModelForClass } from '@typegoose/typegoose';
import { Ticket } from '../../getting-started/app/ticket.entity';

const service = new TypegooseQueryService<Ticket>(getModelForClass(Ticket));

// #region stored
export const stored = [
  { title: 'dark', status: 'open', priority: 1 },
  { title: 'Add a dark mode', status: null, priority: 2 },
  { title: 'Dark\nmode', priority: 3 },
];
// #endregion

export async function comparisons(): Promise<void> {
  // #region comparisons
  const filters: Filter<Ticket>[] = [
    { title: { like: 'dark' } },
    { title: { like: 'D%mode' } },
    { title: { iLike: 'DARK' } },
    { title: { notLike: 'dark' } },
    { status: { is: null } },
    { status: { neq: 'open' } },
    { priority: { notBetween: { lower: 2, upper: 2 } } },
    { priority: { gt: 2, lt: 2 } },
    { title: {} },
  ];
  for (const filter of filters) {
    const found = await service.query({ filter });
    const priorities = found.map(({ priority }) => priority).sort();
    console.log(JSON.stringify(filter), 'finds', priorities.join(', '));
  }
  console.log(await service.deleteMany({ title: {} }));
  // #endregion
}
