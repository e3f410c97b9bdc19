import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

/** What maintainers read. */
const TEXTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(ROOT, 'docs-dev')).map((name) => `docs-dev/${name}`),
];

/** A path from the root in code; one with capitals only, such as `docs/SECTION/NAME.mdx`, stands for others. */
const PATH = /`((?:docs|docs-dev|examples|facts|lib|plugins|scripts|src|static|tests)\/[\w./-]+)`/g;

test('each file that a text for maintainers names is there', () => {
  const missing = TEXTS.flatMap((text) =>
    Array.from(readFileSync(path.join(ROOT, text), 'utf8').matchAll(PATH), ([, named = '']) => named)
      .filter((named) => !/\b[A-Z]{3,}\b/.test(named) && !existsSync(path.join(ROOT, named)))
      .map((named) => `${text}: ${named}`),
  );
  expect(missing).toEqual([]);
});
