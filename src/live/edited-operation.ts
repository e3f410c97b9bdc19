import type {LiveOperation} from './protocol';

/** An operation as the reader edits it. */
export interface Draft {
  query: string;
  variables: string;
  user: string;
}

/** What the reader typed where JSON belongs is none. */
export class DraftError extends Error {}

/** The texts of an operation, as it was recorded. */
export function draftOf(operation: LiveOperation | undefined): Draft {
  const text = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));
  return {query: operation?.query ?? '', variables: text(operation?.variables), user: text(operation?.user)};
}

/** The operation that the texts make. Throws a `DraftError` where one is no JSON. */
export function operationOf({query, variables, user}: Draft): LiveOperation {
  return {
    query,
    variables: parsed(variables, 'Variables') as LiveOperation['variables'],
    user: parsed(user, 'User'),
  };
}

function parsed(text: string, what: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DraftError(`${what}: this is no JSON. ${(error as Error).message}`);
  }
}
