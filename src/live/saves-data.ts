/** Whether the reader asks not to fetch what may not be needed. */
export function savesData(): boolean {
  return Boolean((navigator as {connection?: {saveData?: boolean}}).connection?.saveData);
}
