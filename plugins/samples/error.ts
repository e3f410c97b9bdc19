/** What is wrong with one fence and how to mend it; whoever catches it adds page and line. */
export class SampleError extends Error {}

/** `"a", "b" and "c"`, for messages. */
export function quoted(names: string[]): string {
  const all = names.map((name) => `"${name}"`);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
