import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const IMPORT =
  /^(?:import|export)\b[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'|\b(?:import|require(?:\.resolve)?)\('([^']+)'\)/gm;

const SITE = join(__dirname, '..');

/** What a source imports, its types too. Reads text: Prettier writes all imports alike. */
export function importsOf(source: string): string[] {
  return Array.from(source.matchAll(IMPORT), ([, ...names]) => names.find(Boolean) ?? '');
}

/** The files of the site that a file imports, their types too. One that was deleted is still named. */
export function importedFiles(file: string): string[] {
  const names = existsSync(file) ? importsOf(readFileSync(file, 'utf8')) : [];
  return names
    .filter((name) => /^(\.|@site\/)/.test(name))
    .map((name) => {
      const base = resolve(file, '..', name.replace(/^@site/, SITE));
      const files = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx'), base];
      return files.find((one) => existsSync(one)) ?? `${base}.ts`;
    });
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
