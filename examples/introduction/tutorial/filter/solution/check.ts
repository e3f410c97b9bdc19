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
    return 'Ticket has lost its status: above "status" stands @FilterableField(), with parentheses, and without filterOnly or another name.';
  }
  if (
    errors.some((error) => /"eq" is not defined|Int cannot|NaN/.test(error))
  ) {
    return 'Clients can filter by status now, but not with a text: leave out its type and its allowedComparisons, as title does.';
  }
  if (errors.some((error) => error.includes('not defined by type'))) {
    const other = await ask(
      app,
      '{ tickets(filter: {priority: {eq: 1}}) { edges { node { id } } } }',
    );
    if (other.errors.length === 0)
      return 'Clients can filter by priority now, but not by status.';
    return 'TicketFilter has no status yet, so clients cannot ask for open tickets.';
  }
  if (errors.length > 0)
    return `The filter fails, ${whyFailing(app, 'filter', errors)}`;
  const wrong = nodes(data.tickets).find(({ status }) => status !== 'open');
  if (wrong)
    return `The list still contains a ticket that is ${String(wrong.status)}.`;
  const count = nodes(data.tickets).length;
  if (count !== 4) return `Four tickets are open, and the list has ${count}.`;
  const all = await ask(app, '{ tickets { edges { node { id } } } }');
  if (all.errors.length > 0)
    return 'Clients can filter by status now, but a list without a filter fails: leave out filterRequired.';
  if (nodes(all.data.tickets).length !== rows.length)
    return `Clients can filter by status now, but a list without a filter has ${nodes(all.data.tickets).length} of ${rows.length} tickets: leave out defaultFilter.`;
  if (hasDecoratorTwice('Ticket'))
    return 'Clients can filter by status now, but a field has two decorators: @FilterableField() replaces @Field().';
  return (
    (await goneSince(app, 'filter')) ??
    'Done: clients can filter tickets by their status.'
  );
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
