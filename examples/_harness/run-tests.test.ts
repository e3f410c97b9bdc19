import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {runTests} from './run-tests';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'run-tests-'))));
afterEach(() => rmSync(folder, {recursive: true}));

function testFile(body: string): string {
  const file = join(folder, 'sample.js');
  writeFileSync(file, `const {describe, it} = require('node:test');\ndescribe('a suite', () => {${body}});`);
  return file;
}

it('lists suites and tests that pass', async () => {
  expect(await runTests(testFile("it('passes', () => {}); it('passes too', async () => {});"))).toBe(
    'a suite\n  ✔ passes\n  ✔ passes too',
  );
});

it('rejects with the test that fails', async () => {
  const file = testFile("it('passes', () => {}); it('fails', () => { throw new Error('not today'); });");
  await expect(runTests(file)).rejects.toThrow(/^fails: not today/);
});
