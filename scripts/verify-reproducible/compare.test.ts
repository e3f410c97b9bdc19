import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {differences} from './compare';

let folder: string;
const build = (name: string, files: Record<string, string>): string => {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('finds nothing in identical builds', () => {
  const files = {'index.html': 'a', 'docs/faq.html': 'b'};
  expect(differences(build('1', files), build('2', files))).toEqual([]);
});

it('names each file that differs, with the place, and each that is in one build only', () => {
  const first = build('1', {'index.html': 'made at 10:00', 'a.js': '', same: ''});
  const second = build('2', {'index.html': 'made at 11:00', 'docs/b.js': '', same: ''});
  expect(differences(first, second)).toEqual([
    `a.js is in one build only, not in ${second}`,
    `docs/b.js is in one build only, not in ${path.join(first, 'docs')}`,
    'index.html differs:\n  "made at 10:00"\n  "made at 11:00"',
  ]);
});
