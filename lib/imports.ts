const IMPORT =
  /^(?:import|export)\b[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'|\b(?:import|require(?:\.resolve)?)\('([^']+)'\)/gm;

/** What a source imports, its types too. Reads text: Prettier writes all imports alike. */
export function importsOf(source: string): string[] {
  return Array.from(source.matchAll(IMPORT), ([, ...names]) => names.find(Boolean) ?? '');
}

/** A source without the imports of types: what it still imports when it is compiled. */
export function withoutTypes(source: string): string {
  return source.replace(/^(import|export) type [^;]*;/gm, '');
}

/**
 * What can be reached from some files, and these themselves.
 * @param next the files that one leads to
 */
export function reachable(starts: Iterable<string>, next: (file: string) => string[]): Set<string> {
  const found = new Set(starts);
  // A set hands out what is added while it is walked.
  for (const file of found) for (const other of next(file)) found.add(other);
  return found;
}
