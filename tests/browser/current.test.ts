import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {isCurrent} from './current';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'current-'));
  mkdirSync(path.join(folder, 'src/deep'), {recursive: true});
  writeFileSync(path.join(folder, 'src/deep/page.mdx'), 'text');
  writeFileSync(path.join(folder, 'built.html'), 'text');
  for (const name of ['src/deep/page.mdx', 'src/deep', 'src']) age(name, 60);
});

afterEach(() => rmSync(folder, {recursive: true}));

function age(name: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  utimesSync(path.join(folder, name), time, time);
}

function current(): boolean {
  return isCurrent(path.join(folder, 'built.html'), [path.join(folder, 'src')]);
}

it('holds while no source is newer', () => {
  expect(current()).toBe(true);
});

it('ends where a source is edited, added or removed, and where nothing was built', () => {
  age('built.html', 30);
  expect(current()).toBe(true);
  age('src/deep/page.mdx', 10);
  expect(current()).toBe(false);
  rmSync(path.join(folder, 'src/deep/page.mdx'));
  expect(current()).toBe(false);
  rmSync(path.join(folder, 'built.html'));
  expect(current()).toBe(false);
});
