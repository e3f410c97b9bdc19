import type {KeyboardEvent} from 'react';

/** Runs by Ctrl or Cmd with Enter. An editor has seen to its own. */
export function runByKey(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  run();
}
