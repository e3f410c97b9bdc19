import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { id } } } }',
  );
  if (errors.length > 0) return `The list fails: ${errors.join(' ')}`;
  const count = nodes(data.tickets).length;
  if (count !== 3)
    return `A client that asks for no number gets ${count} tickets instead of 3.`;
  const many = await ask(
    app,
    '{ tickets(paging: {first: 6}) { edges { node { id } } } }',
  );
  if (many.errors.length === 0)
    return 'A client can still ask for 6 tickets at once.';
  const five = await ask(
    app,
    '{ tickets(paging: {first: 5}) { edges { node { id } } } }',
  );
  if (five.errors.length > 0)
    return 'A client should be able to ask for 5 tickets at once.';
  const total = await ask(app, '{ tickets { totalCount } }');
  if (total.errors.length > 0)
    return 'The list does not say yet how many tickets there are.';
  return 'Done: lists come in pages of 3, of 5 at most, and say how many tickets there are.';
}
