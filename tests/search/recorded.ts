import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A word of a recorded answer, with the page that shows it in a tab that is not open at first. */
export interface RecordedKey {
  page: string;
  key: string;
}

/**
 * The keys of the recorded answers that a page shows.
 * @param page path below `docs/`: `graphql/hooks`
 * @param source the page as MDX
 * @param examples absolute path of the folder of examples
 */
export function recordedKeys(page: string, source: string, examples: string): RecordedKey[] {
  const operations = Array.from(source.matchAll(/^```graphql operation=(\S+)/gm), ([, name]) => name ?? '');
  const keys = operations.flatMap((name) => {
    const {dir, base} = path.parse(name);
    const file = path.join(examples, page, dir, 'recorded', `${base}.json`);
    // A fence may also name the program of another page; enough of them do not.
    return existsSync(file) ? keysOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
  });
  return [...new Set(keys)].map((key) => ({page, key}));
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}
