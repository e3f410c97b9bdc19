import type { INestApplication } from '@nestjs/common';
import { ask } from '../../_harness/ask';
import { BUILT_FOR_ALL } from './built';
import { CHANGES } from './changes';
import { BUILT_FOR_USERS } from './owners';
import { schemaFault } from './schema';
import { isBefore, type Step } from './steps';

const KEEP = 'Keep everything else as the earlier steps left it.';

/**
 * Whether an answer has taken away what an earlier step built: asked once the task of a step is done.
 * @returns what is gone, or undefined
 */
export async function goneSince(
  app: INestApplication,
  current: Step,
): Promise<string | undefined> {
  const gone = schemaFault(app, current) ?? (await lostBehavior(app, current));
  return gone && `You have done what this step asks, but ${gone}. ${KEEP}`;
}

/** Why an operation fails that every step since has in common: what is gone of the schema, or what the errors say. */
export function whyFailing(
  app: INestApplication,
  current: Step,
  errors: string[],
): string {
  if (errors.includes('Bad Request Exception'))
    return 'because a page is larger than the largest that is allowed: set `defaultResultSize` to 3 and `maxResultsSize` to 5.';
  const fault = schemaFault(app, current);
  return fault ? `because ${fault}. ${KEEP}` : `with this error: ${errors[0]}`;
}

/** What clients can do no longer, or again. */
export async function lostBehavior(
  app: INestApplication,
  current: Step,
): Promise<string | undefined> {
  for (const built of [...BUILT_FOR_ALL, ...BUILT_FOR_USERS, ...CHANGES]) {
    const { step, until } = built;
    if (isBefore(current, step) || (until && !isBefore(current, until)))
      continue;
    const { operation, user = { id: 1 }, holds, gone } = built;
    const answer = await ask(app, operation, user ?? undefined);
    const isThere = holds ? holds(answer) : answer.errors.length === 0;
    if (!isThere) return gone;
  }
  return undefined;
}
