import type {KeyboardEvent} from 'react';

/** What runs at once: the keys, as the reader's keyboard names them, or the button where there may be none. */
export const RUN_KEY = runKey();

function runKey(): string {
  if (typeof matchMedia === 'function' && matchMedia('(hover: none)').matches) return 'Run';
  return typeof navigator === 'object' && /Mac/.test(navigator.userAgent) ? 'Cmd+Enter' : 'Ctrl+Enter';
}

/** Runs by these keys, also out of an editor. */
export function runByKey(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  run();
}
