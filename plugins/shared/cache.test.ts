import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {cached, forgetOthers, sourcesKey} from './cache';

test('keeps what is asked for, and what another build is writing', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  writeFileSync(path.join(folder, 'earlier.json'), '1');
  writeFileSync(path.join(folder, 'other.json.123'), '1');
  expect(await cached(path.join(folder, 'compiled/now.json'), () => 1)).toBe(1);
  forgetOthers(folder);
  expect(readdirSync(folder, {recursive: true}).sort()).toEqual([
    'compiled',
    'compiled/now.json',
    'other.json.123',
  ]);
  rmSync(folder, {recursive: true});
});

test('what sources make is of another key when something has changed that they import, however far', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  const write = (name: string, text: string): void => {
    writeFileSync(path.join(folder, name), text);
  };
  write('main.ts', "import {a} from './a';\n");
  write('a.ts', "export {a} from './b';\n");
  write('b.ts', 'export const a = 90;\n');
  const key = sourcesKey([path.join(folder, 'main.ts')]);
  expect(sourcesKey([path.join(folder, 'main.ts')])).toBe(key);
  write('b.ts', 'export const a = 91;\n');
  expect(sourcesKey([path.join(folder, 'main.ts')])).not.toBe(key);
  rmSync(folder, {recursive: true});
});
