/** Stops the build where a page has faults, with all of them. */
export function failWith(faults: string[]): void {
  if (faults.length === 0) return;
  const error = new Error(faults.join('\n'));
  // A writer mends the page: the stack would bury the line to mend under the lines of this plugin.
  error.stack = error.message;
  throw error;
}
