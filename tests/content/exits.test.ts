import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {expectNone} from '../expect-none';

/** The parts that may go: how other files name each, and the text that says how to take it out. */
const EXITS = [
  {
    parts: ['src/live', 'plugins/live', '@generated/live', 'assets/live', 'src/pages/playground.mdx'],
    list: {file: 'docs-dev/live.md', begin: '\n## Without it\n', end: '\n## '},
  },
  {
    parts: [
      ...['src/your-code', 'plugins/your-code', '@generated/your-code', 'assets/your-code'],
      'docs/migration-guides/your-code',
    ],
    list: {file: 'docs-dev/architecture.md', begin: '\n### Without check your code\n', end: '\n### '},
  },
  {
    parts: ['examples/_sweep', 'graphql/authorization-limits/sweep'],
    list: {file: 'docs-dev/architecture.md', begin: '\n### Without the sweep\n', end: '\n### '},
  },
  {
    parts: ['plugins/bundle-size', '@generated/bundle-size'],
    list: {file: 'docs-dev/architecture.md', begin: '\n### Without the savings\n', end: '\n### '},
  },
];

// What maintainers read is rewritten anyway, and this file is a list itself.
const ASIDE = [':!docs-dev', ':!*.md', ':!**/recorded/**', ':!static', ':!tests/content/exits.test.ts'];

const FILES = execFileSync('git', ['ls-files', '-z', '--', '.', ...ASIDE], {encoding: 'utf8'})
  .split('\0')
  .filter((file) => /\.(?:[cm]?[jt]sx?|json|mdx|css|ya?ml)$/.test(file) && existsSync(file))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

/** The paths that a file names: as they stand, and those that begin with a dot from the root. */
function namedIn(file: string, text: string): string {
  const relative = text.matchAll(/['"`(](\.{1,2}\/[^\s'"`()?#]*)/g);
  return [text, ...Array.from(relative, ([, to = '']) => path.posix.join(path.dirname(file), to))].join('\n');
}

test.each(EXITS)('$list.file names each file that knows $parts', ({parts, list}) => {
  const text = readFileSync(list.file, 'utf8');
  const begin = text.indexOf(list.begin) + list.begin.length;
  const end = text.indexOf(list.end, begin);
  const exit = text.slice(begin, end < 0 ? undefined : end);
  const isNamed = (file: string): boolean =>
    file !== '.' && (exit.includes(`\`${file}\``) || isNamed(path.dirname(file)));
  const isPart = (file: string) =>
    parts.some((part) => file.startsWith(part) || file.startsWith(`examples/${part}`));
  const known = new RegExp(`(?<![\\w-])(?:${parts.join('|')})(?![\\w-])`);
  expectNone(
    FILES.filter(
      ({file, text: source}) => known.test(namedIn(file, source)) && !isPart(file) && !isNamed(file),
    ).map(({file}) => `${list.file}, "${list.begin.trim()}": write what becomes of \`${file}\``),
  );
});
