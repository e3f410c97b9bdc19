/** Whether the reader asks not to fetch what may not be needed. */
export function savesData(): boolean {
  return Boolean((navigator as {connection?: {saveData?: boolean}}).connection?.saveData);
}

/** Fetches ahead when the page has nothing else to do, unless the reader saves data. */
export function whenIdle(work: () => void): void {
  if (savesData()) return;
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 1000);
}
