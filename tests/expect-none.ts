/** Fails with the faults as they are, one a line: an assertion would print them quoted, within a diff. */
export function expectNone(faults: (string | undefined)[]): void {
  const told = faults.filter((fault) => fault !== undefined);
  if (told.length === 0) return;
  const error = new Error(`${told.length} to mend:\n${told.join('\n')}`);
  error.stack = error.message;
  throw error;
}
