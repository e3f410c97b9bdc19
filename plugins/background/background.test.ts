import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {inBackground} from '.';

let folder: string;
let module: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'background-'));
  module = path.join(folder, 'work.mjs');
  writeFileSync(
    module,
    `export default ({length, fails}) => {
      const text = 'x'.repeat(length);
      if (fails) throw new Error(text);
      return {text};
    };`,
  );
});

afterAll(() => rmSync(folder, {recursive: true}));

// More than a pipe of any system takes at once.
const length = 5_000_000;

test('a large result arrives whole', async () => {
  const {text} = await inBackground<(input: object) => {text: string}>(module, {length});
  expect(text).toHaveLength(length);
});

test('so does a large error', async () => {
  await expect(inBackground<(input: object) => unknown>(module, {length, fails: true})).rejects.toThrow(
    /^Error: x{5000000}/,
  );
});
