import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import type {VFile} from 'vfile';
import type {SourcePage} from '../pages/source-pages';
import {sourceReader} from './source-reader';

const folder = mkdtempSync(path.join(tmpdir(), 'source-reader-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('a page is read anew when it or a file that it shows changed, and only then', async () => {
  const [source, sample] = [path.join(folder, 'a.mdx'), path.join(folder, 'a.ts')];
  let count = 0;
  const plugin = () => (_: unknown, file: VFile) => {
    count += 1;
    file.data.samples = [sample];
  };
  const read = sourceReader([plugin]);
  const page = {source, title: 'A'} as SourcePage;

  writeFileSync(source, 'One');
  expect((await read(page))[0]?.blocks[0]?.text).toBe('One');
  await read(page);
  expect(count).toBe(1);
  writeFileSync(sample, 'const a = 1;');
  await read(page);
  expect(count).toBe(2);
  utimesSync(sample, 1, 1);
  await read(page);
  expect(count).toBe(3);
  writeFileSync(source, 'Two');
  expect((await read(page))[0]?.blocks[0]?.text).toBe('Two');
  writeFileSync(source, 'a {');
  expect((await read(page))[0]?.blocks[0]?.text).toBe('Two');
});
