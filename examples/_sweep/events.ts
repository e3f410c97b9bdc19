import { clientOf, overHttp } from './ask';
import { mutations, subscriptions } from './questions';
import type { Target } from './target';

export interface Event {
  /** The subscription that it came to. */
  query: string;
  event: string;
}

/** Subscribes to everything as the user, lets the other one write, and returns what arrives. */
export async function eventsOf(target: Target): Promise<Event[]> {
  const questions = subscriptions(target.schema);
  if (questions.length === 0) return [];
  const events: Event[] = [];
  const client = clientOf(target.url, target.user);
  for (const { query } of questions)
    client.subscribe(
      { query },
      {
        next: (event) => events.push({ query, event: JSON.stringify(event) }),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  // The server has dealt with what came before when it responds to this.
  const settled = () =>
    new Promise<void>((resolve) => {
      client.subscribe(
        { query: '{ __typename }' },
        {
          next: () => resolve(),
          error: () => resolve(),
          complete: () => resolve(),
        },
      );
    });
  await settled();
  const spelled = (query: string) => target.spelled?.(query) ?? query;
  const others = overHttp(target.url, target.other);
  for (const { query } of mutations(target.schema))
    if (/ (create|update|delete)/.test(query))
      await others(
        spelled(query.replaceAll('written by Ada', 'secret of Ben')),
      );
  await settled();
  await client.dispose();
  return events;
}
