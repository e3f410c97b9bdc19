import type { INestApplication } from '@nestjs/common';
import { TypeMetadataStorage } from '@nestjs/graphql';
import { ask, nodes } from '../../../../_harness/ask';
import { tickets as rows } from '../../../../_harness/tracker-data';
import { goneSince, whyFailing } from '../../../_tutorial/check';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors } = await ask(
    app,
    '{ tickets(filter: {status: {eq: "open"}}) { edges { node { status } } } }',
  );
  if (errors.some((error) => error.startsWith('Cannot query field'))) {
    return '`Ticket` has lost its field `status`: put `@FilterableField()` above `status`, with parentheses, and without `filterOnly` or `name`.';
  }
  if (
    errors.some((error) => /"eq" is not defined|Int cannot|NaN/.test(error))
  ) {
    return 'Clients can now filter by `status`, but not with text: remove its type and its `allowedComparisons`, so that it looks like `title`.';
  }
  if (errors.some((error) => error.includes('not defined by type'))) {
    const other = await ask(
      app,
      '{ tickets(filter: {priority: {eq: 1}}) { edges { node { id } } } }',
    );
    if (other.errors.length === 0)
      return 'Clients can now filter by `priority`, but not by `status`.';
    const option = filterOption('Ticket');
    return option
      ? `\`@Field\` has no option \`${option}\`: another decorator makes a field filterable.`
      : 'Clients cannot ask for open tickets yet, because `TicketFilter` has no `status`.';
  }
  if (errors.length > 0)
    return `The filter fails, ${whyFailing(app, 'filter', errors)}`;
  const wrong = nodes(data.tickets).find(({ status }) => status !== 'open');
  if (wrong)
    return `The list still contains a ticket whose status is "${String(wrong.status)}".`;
  const count = nodes(data.tickets).length;
  if (count !== 4) return `Four tickets are open, but the list has ${count}.`;
  const all = await ask(app, '{ tickets { edges { node { id } } } }');
  if (all.errors.length > 0)
    return 'Clients can now filter by `status`, but a list without a filter fails: remove `filterRequired`.';
  if (nodes(all.data.tickets).length !== rows.length)
    return `Clients can now filter by \`status\`, but a list without a filter has only ${nodes(all.data.tickets).length} of ${rows.length} tickets: remove \`defaultFilter\`.`;
  if (hasDecoratorTwice('Ticket'))
    return 'Clients can now filter by `status`, but a field has two decorators: replace `@Field()` with `@FilterableField()`.';
  return (
    (await goneSince(app, 'filter')) ??
    'Done: clients can filter tickets by status.'
  );
}

/** What a field of a class is given to be filterable, where that is an option of its decorator. */
function filterOption(name: string): string | undefined {
  const { properties = [] } =
    TypeMetadataStorage.getObjectTypesMetadata().find(
      (type) => type.name === name,
    ) ?? {};
  return properties
    .flatMap(({ options }) => Object.keys(options))
    .find((option) => /^filter/i.test(option));
}

/** Where NestJS gathers what the decorators of a class have to add: a global of its own. */
interface Storages {
  GqlLazyMetadataStorageHost?: {
    lazyMetadataByTarget: Map<unknown, unknown[]>;
  };
}

/** Whether a field of a class has more than one decorator that makes it a field. */
function hasDecoratorTwice(name: string): boolean {
  const { target, properties = [] } =
    TypeMetadataStorage.getObjectTypesMetadata().find(
      (type) => type.name === name,
    ) ?? {};
  const { GqlLazyMetadataStorageHost: storage } = globalThis as Storages;
  const added = storage?.lazyMetadataByTarget.get(target) ?? [];
  return added.length > properties.length;
}
