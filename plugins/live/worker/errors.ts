import type {LiveError} from '../../../src/live/protocol';

/** An error as it crosses to the page. */
export function asLiveError(error: unknown): LiveError {
  if (!(error instanceof Error)) return {name: 'Error', message: String(error), stack: ''};
  return {name: error.name, message: error.message, stack: error.stack ?? ''};
}
