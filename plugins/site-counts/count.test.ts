import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {parsePage} from '../../lib/parse-page';
import {countSite} from './count';
import {replaceCounts} from './replace';

it('counts programs that are executed, what they recorded, and dangers', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const files = {
    'examples/a/program.ts': '',
    'examples/a/recorded/list.json': '{}',
    'examples/a/recorded/list.sql': 'SELECT 1',
    'examples/a/recorded/count.txt': '1',
    'examples/b/c/program.ts': '',
    'examples/d/unexecuted.txt': 'needs a server',
    'examples/e/program.ts': '',
    'examples/e/unrecorded.txt': 'needs a server',
    'examples/_harness/fixtures/program.ts': '',
    'docs/a.mdx': ':::danger[One]\n:::\n\n:::warning\n:::\n\n- in a list\n\n  :::danger\n  :::\n',
    'docs/b/c.mdx': 'A `:::danger` in code',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  expect(countSite(site)).toEqual({programs: 2, results: 2, dangers: 2});
  rmSync(site, {recursive: true});
});

it('a page has the numbers', () => {
  const counts = {programs: 3, results: 1234, dangers: 5};
  const tree = parsePage('**<Count of="results" /> results** of <Count of="programs" /> programs');
  expect(replaceCounts(tree, counts)).toBe(true);
  expect(toString(tree)).toBe('1,234 results of 3 programs');
  expect(replaceCounts(tree, counts)).toBe(false);
  expect(() => replaceCounts(parsePage('All <Count of="pages" />'), counts)).toThrow(
    'Count of="pages": it counts programs, results, dangers',
  );
});
