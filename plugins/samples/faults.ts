import type {SampleError} from './fence';

/** A fault of a page as it is told: page, line, what is wrong and how to mend it. */
export function pageFault(page: string, line: number | undefined, {message}: SampleError): string {
  return `${page}:${line ?? 1}: ${message}`;
}

/** Stops the build where a page has faults, with all of them. */
export function failWith(faults: string[]): void {
  if (faults.length === 0) return;
  const error = new Error(faults.join('\n'));
  // A writer mends the page: the stack would bury the line to mend under the lines of this plugin.
  error.stack = error.message;
  throw error;
}
