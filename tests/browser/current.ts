import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Whether a built file is newer than everything below the sources: files and folders with what they hold. */
export function isCurrent(built: string, sources: string[]): boolean {
  const time = statSync(built, {throwIfNoEntry: false})?.mtimeMs;
  return time !== undefined && sources.every((source) => newest(source) < time);
}

function newest(source: string): number {
  const status = statSync(source);
  if (!status.isDirectory()) return status.mtimeMs;
  // A folder's own time tells what was removed from it.
  const entries = readdirSync(source)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .map((name) => newest(path.join(source, name)));
  return Math.max(status.mtimeMs, ...entries);
}
