import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';
import { tickets as rows } from '../../../../_harness/tracker-data';
import { goneSince, whyFailing } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { id priority } } } }',
  );
  if (errors.includes('Bad Request Exception')) {
    return 'Every list fails, because a page is larger than the most that is allowed. Is defaultResultSize 3, and maxResultsSize 5?';
  }
  if (errors.some((error) => error.includes('"edges"')))
    return 'The list has no edges any more: leave out pagingStrategy, so that it stays a connection with cursors.';
  if (errors.length > 0)
    return `The list fails, ${whyFailing(app, 'page', errors)}`;
  const total = await ask(app, '{ tickets { totalCount } }');
  const count = nodes(data.tickets).length;
  if (count !== 3) {
    const missing = `A client that asks for no number gets ${count} tickets instead of 3: @QueryOptions has no defaultResultSize of 3 yet.`;
    return total.errors.length > 0
      ? `${missing} The operation fails through no mistake of yours: it asks for totalCount, which your change adds.`
      : missing;
  }
  if (nodes(data.tickets).some(({ priority }) => Number(priority) < 4))
    return 'The most urgent tickets no longer come first. A class has one @QueryOptions, so add the options to those that are there.';
  const many = await ask(
    app,
    '{ tickets(paging: {first: 6}) { edges { node { id } } } }',
  );
  if (many.errors.length === 0)
    return 'A client can still ask for 6 tickets at once: @QueryOptions has no maxResultsSize of 5 yet. It is spelled with an s after "Result".';
  const five = await ask(
    app,
    '{ tickets(paging: {first: 5}) { edges { node { id } } } }',
  );
  if (five.errors.length > 0)
    return 'A client should be able to ask for 5 tickets at once: maxResultsSize is too small.';
  if (total.errors.length > 0)
    return 'The list does not say yet how many tickets there are: @QueryOptions has no enableTotalCount yet.';
  const { totalCount } = total.data.tickets as { totalCount: number };
  if (totalCount !== rows.length)
    return `The list says that there are ${totalCount} tickets, and there are ${rows.length}: leave out defaultFilter.`;
  return (
    (await goneSince(app, 'page')) ??
    'Done: lists come in pages of 3, of 5 at most, and say how many tickets there are.'
  );
}
