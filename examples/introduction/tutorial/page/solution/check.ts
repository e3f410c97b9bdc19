import type { INestApplication, Type } from '@nestjs/common';
import { TypeMetadataStorage } from '@nestjs/graphql';
import { ask, nodes } from '../../../../_harness/ask';
import { tickets as rows } from '../../../../_harness/tracker-data';
import { goneSince, whyFailing } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const text = textOption('Ticket');
  if (text) return `\`${text}\` is a text: write its number without quotes.`;
  const { data, errors } = await ask(
    app,
    '{ tickets { edges { node { id priority } } } }',
  );
  if (errors.includes('Bad Request Exception')) {
    return 'Every list fails, because a page is larger than the largest that is allowed. Is `defaultResultSize` 3, and `maxResultsSize` 5?';
  }
  if (errors.some((error) => error.includes('"edges"')))
    return 'The list has lost its `edges`: remove `pagingStrategy`, so that it remains a connection with cursors.';
  if (errors.length > 0)
    return `The list fails, ${whyFailing(app, 'page', errors)}`;
  const total = await ask(app, '{ tickets { totalCount } }');
  const count = nodes(data.tickets).length;
  if (count !== 3) {
    const missing = `A client that asks for no page size gets ${count} tickets instead of 3: \`@QueryOptions\` does not set \`defaultResultSize\` to 3 yet.`;
    return total.errors.length > 0
      ? `${missing} The error of the operation is expected: the query asks for \`totalCount\`, which you are about to add.`
      : missing;
  }
  if (nodes(data.tickets).some(({ priority }) => Number(priority) < 4))
    return 'The most urgent tickets no longer come first. A class has only one `@QueryOptions`, so add the new options to it, and keep `defaultSort`.';
  const many = await ask(
    app,
    '{ tickets(paging: {first: 6}) { edges { node { id } } } }',
  );
  if (many.errors.length === 0)
    return 'A client can still ask for 6 tickets at once: `@QueryOptions` does not set `maxResultsSize` to 5 yet, a name with an "s" after "Result".';
  const five = await ask(
    app,
    '{ tickets(paging: {first: 5}) { edges { node { id } } } }',
  );
  if (five.errors.length > 0)
    return 'A client cannot ask for 5 tickets at once: `maxResultsSize` is too small.';
  if (total.errors.length > 0)
    return 'The list does not say how many tickets there are: `@QueryOptions` has no `enableTotalCount` yet.';
  const { totalCount } = total.data.tickets as { totalCount: number };
  if (totalCount !== rows.length)
    return `The list says that there are ${totalCount} tickets, but there are ${rows.length}: remove \`defaultFilter\`.`;
  return (
    (await goneSince(app, 'page')) ??
    'Done: a page has 3 tickets, a client can ask for up to 5, and the list says how many there are.'
  );
}

/** The size of pages that is given as a text. */
function textOption(name: string): string | undefined {
  const { target } =
    TypeMetadataStorage.getObjectTypesMetadata().find(
      (type) => type.name === name,
    ) ?? {};
  const options = Object(
    Reflect.getMetadata('nestjs-query:query-options', target as Type),
  ) as Record<string, unknown>;
  return ['defaultResultSize', 'maxResultsSize'].find(
    (option) => typeof options[option] === 'string',
  );
}
