import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import safeRegex from 'safe-regex2';
import {expect, test} from 'vitest';
import {dangers} from '../../facts/dangers';
import {changes} from '../../facts/changes';
import type {LineSearch, FactSearch, TreeSearch} from '../../lib/fact-types';
import {expectNone} from '../expect-none';

const facts = [...changes, ...dangers];

/** Where a regular expression stands, with the fact that has it. */
interface Pattern {
  id: string;
  pattern: string;
  /** Readers try it with `grep -E`. */
  isLine: boolean;
}

const patterns: Pattern[] = facts.flatMap(({id, when, search}) =>
  [...search, ...(when ? [when] : [])].flatMap(searchesIn).flatMap((one) => {
    const pattern = one.kind === 'line' ? one.pattern : one.text;
    return pattern === undefined ? [] : [{id, pattern, isLine: one.kind === 'line'}];
  }),
);

function searchesIn(search: FactSearch): (LineSearch | TreeSearch)[] {
  if (search.kind === 'none') return [];
  return search.kind === 'absent' ? [search.search, search.when] : [search];
}

test('an id belongs to one fact, in words with hyphens', () => {
  const ids = facts.map(({id}) => id);
  expectNone(ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" stands twice`));
  expectNone(
    ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)).map((id) => `the id "${id}" is malformed`),
  );
});

test('every guide shows the table of its facts, and has their sections', () => {
  const guides = [...new Set(changes.map(({guide}) => guide))];
  const texts = new Map(guides.map((guide) => [guide, textOfGuide(guide)]));
  expectNone(
    guides
      .filter((guide) => guide !== 'overview' && !texts.get(guide)?.includes(`<Changes guide="${guide}" />`))
      .map((guide) => `docs/migration-guides/${guide}.mdx: add <Changes guide="${guide}" />`),
  );
  expectNone(
    changes
      .filter(({guide, section}) => !texts.get(guide)?.includes(`{/* #${section} */}`))
      .map(({id, guide, section}) => `${guide}.mdx has no section #${section}, which the fact "${id}" names`),
  );
});

test('every search does the same in JavaScript and in grep, and takes no longer on a longer line', () => {
  expectNone(
    patterns.map((one) => {
      const found = faultOf(one);
      return found && `${one.id}: ${one.pattern}: ${found}`;
    }),
  );
  expectNone(
    patterns
      .filter(({isLine}) => isLine)
      .map(({id, pattern}) => {
        const {status, stderr} = spawnSync('grep', ['-E', '--', pattern], {input: '', encoding: 'utf8'});
        return status === 1 && stderr === '' ? undefined : `${id}: ${pattern}: ${stderr}`;
      }),
  );
});

test('what a fact says fits into a cell', () => {
  const texts = changes.flatMap(({change, breaks, todo}) => [change, breaks, todo]);
  expect(texts.filter((text) => /[\n[<{]/.test(text.replace(/`[^`]*`/g, '')))).toEqual([]);
});

function textOfGuide(guide: string): string {
  const path = `docs/migration-guides/${guide}.mdx`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** What JavaScript reads in another way than grep, or takes ever longer for. */
function faultOf({pattern, isLine}: Pattern): string | undefined {
  if (isLine && /\\[a-zA-Z](?<!b)|\(\?|(?<!\\)\[(\^?\]|[^\]]*\\)/.test(pattern))
    return 'grep -E reads \\d, (?, and \\ within [] in another way';
  try {
    new RegExp(pattern);
  } catch (error) {
    return String(error);
  }
  return safeRegex(pattern) ? undefined : 'a repetition within a repetition can run away';
}
