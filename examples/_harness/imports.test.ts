import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {withImported} from './imports';

let root: string;

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), {recursive: true});
  writeFileSync(join(root, file), content);
}

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'imports-'))));
afterEach(() => rmSync(root, {recursive: true}));

it('adds the folders of imported files, over several steps, each once', () => {
  write(
    'first/program.ts',
    "import {a} from '../second/a';\nimport {Module} from '@nestjs/common';\na; Module;",
  );
  write('first/other.ts', "export const other = () => import('../second/a');");
  write('second/a.ts', "export {b as a} from '../third/deep/b';");
  write('third/deep/b.ts', "import {c} from './c';\nexport const b = c;");
  write('third/deep/c.ts', 'export const c = 1;');
  expect(withImported([join(root, 'first')])).toEqual(
    ['first', 'second', 'third/deep'].map((folder) => join(root, folder)),
  );
});

it('adds nothing for imports within a folder', () => {
  write('first/program.ts', "import {a} from './below/a';\na;");
  write('first/below/a.ts', "import {b} from '../b';\nexport const a = b;");
  write('first/b.ts', 'export const b = 1;');
  expect(withImported([join(root, 'first')])).toEqual([join(root, 'first')]);
});

it('adds the folders of programs that are named by require.resolve', () => {
  write('first/program.ts', "export const other = require.resolve('../second/program');");
  write('second/program.ts', 'export default 1;');
  expect(withImported([join(root, 'first')])).toEqual([join(root, 'first'), join(root, 'second')]);
});
