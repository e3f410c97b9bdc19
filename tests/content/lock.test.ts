import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {expectNone} from '../expect-none';

/** A package of the lock: `.npmrc` leaves out the address of one that the registry has. */
interface Locked {
  resolved?: string;
  integrity?: string;
  /** A folder of this repository. */
  link?: boolean;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

test('DocSearch has one copy of its styles, whose folder plugins/bundle-size keeps out of the style sheet', () => {
  const copies = Object.keys(packages).filter((folder) => folder.endsWith('node_modules/@docsearch/css'));
  expect(copies).toEqual(['node_modules/@docsearch/css']);
});

test('each package of the lock comes from the registry, with the hash of what it holds', () => {
  expectNone(
    Object.entries(packages).map(([folder, {resolved, integrity, link}]) => {
      if (!folder.includes('node_modules/') || link) return undefined;
      if (resolved) return `package-lock.json: ${folder} comes from ${resolved}; take it from the registry`;
      return integrity ? undefined : `package-lock.json: ${folder} has no hash; install it anew`;
    }),
  );
});
