import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {cached, forgetOthers} from './cache';

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
