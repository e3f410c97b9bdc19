import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = 'plugins/weight/names.ts';

/** Docusaurus names the chunks of routes by eight digits of a hash. */
const NAME = /"([0-9a-f]{8})"/g;

/** The fewest digits that a name keeps. */
const FEWEST = 3;

function shortNames(names: string[]): Map<string, string> {
  const short = new Map<string, string>();
  for (const name of names) {
    let length = FEWEST;
    while (names.some((other) => other !== name && other.startsWith(name.slice(0, length)))) length++;
    short.set(name, name.slice(0, length));
  }
  return short;
}

/**
 * Shortens the names of chunks to the digits that tell them apart, wherever Docusaurus generates them. Eight random
 * digits weigh eight bytes, at three places for each page: 1.0 KB on every first visit.
 *
 * @param folder of what Docusaurus generates.
 * @returns what to do with a generated file; it throws where names are not written as they were.
 */
export function shortenNames(folder: string): (source: string) => string {
  let short: Map<string, string> | undefined;
  return (source) => {
    short ??= shortNames([
      ...new Set(
        readFileSync(path.join(folder, 'registry.js'), 'utf8').match(/(?<=^ {2}")[0-9a-f]{8}(?=": \[)/gm),
      ),
    ]);
    let count = 0;
    const cut = source.replace(NAME, (_, name: string) => {
      count++;
      return `"${short?.get(name) ?? name}"`;
    });
    if (count === 0)
      throw new Error(`${FILE}: a generated file names no chunk as it did; compare it with NAME there`);
    return cut;
  };
}
