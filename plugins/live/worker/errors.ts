import {LONGEST_PIECE} from '../../../src/live/limits';
import type {LiveError} from '../../../src/live/protocol';

/** An error as it crosses to the page. What is wrong with a schema, NestJS only says in `details`. */
export function asLiveError(error: unknown): LiveError {
  const {name, message, stack} = error instanceof Error ? error : {name: 'Error', message: error, stack: ''};
  const {details = []} = Object(error) as {details?: unknown};
  const text = (value: unknown, longest = LONGEST_PIECE): string => String(value).slice(0, longest);
  return {
    name: text(name, 300),
    message: text([message, details].flat().map(String).join(' ')),
    stack: text(stack ?? ''),
  };
}
