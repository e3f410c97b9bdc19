import type {LiveState} from './live-state';

/** What is said of a state to those who hear the page. */
export function statusOf({busy, fault, result, stale}: LiveState): string {
  if (busy) return 'Running';
  if (fault) return `${fault.message} ${fault.places.join(', ')}`;
  return result && !stale ? `${result.kind} is there, live on SQLite in your browser` : '';
}
