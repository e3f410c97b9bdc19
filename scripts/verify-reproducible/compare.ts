import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** How much of a file is shown around the first difference, in bytes on each side. */
const CONTEXT = 60;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

/** The bytes around the first one that differs, of each of two files. */
function firstDifference(a: Buffer, b: Buffer): [string, string] {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a[at] === b[at]) at += 1;
  const around = (file: Buffer) => file.subarray(Math.max(0, at - CONTEXT), at + CONTEXT).toString();
  return [around(a), around(b)];
}

/** What differs between two folders, one entry a file; empty where they are identical. */
export function differences(first: string, second: string): string[] {
  const names = [...new Set([...filesBelow(first), ...filesBelow(second)])].sort();
  return names.flatMap((name) => {
    const files = [first, second].map((folder) => path.join(folder, name));
    const missing = files.find((file) => !existsSync(file));
    if (missing) return [`${name} is in one build only, not in ${path.dirname(missing)}`];
    const [a, b] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
    if (a.equals(b)) return [];
    const [one, other] = firstDifference(a, b);
    return [`${name} differs:\n  ${JSON.stringify(one)}\n  ${JSON.stringify(other)}`];
  });
}
