import path from 'node:path';
import {expect, test} from 'vitest';
import {asPage, readPages} from '../../lib/pages';
import {filesBelow} from '../../plugins/samples/files';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {expectNone} from '../expect-none';
import {compileFaults, copiedFrom} from './complete';

const examples = path.resolve('examples');

test('what readers can copy from a page compiles in a project of "nest new"', async () => {
  const pages = await readPages();
  const copied = pages.flatMap((page) => copiedFrom(page, filesBelow('examples')));
  expect(copied.length).toBeGreaterThan(100);
  expectNone(compileFaults(copied, examples));
});

test('the regions of a file are joined below their imports, and what does not compile is told', async () => {
  const files = inMemoryFiles({
    'a.ts':
      "import { type B, c } from './b';\nimport { d } from './d';\n\n// #region one\nexport const one: B = c;\n// #endregion\n\n// #region two\nexport const two = [c, d];\n// #endregion\n",
    'b.ts': 'export type B = number;\nexport const c: B = 1;\n',
    'd.ts': 'export const d = e;\n',
  });
  const fences = ['a.ts region=one', 'a.ts region=two', 'b.ts', 'd.ts'].map(
    (name) => `\`\`\`ts file=/${name}\n\`\`\``,
  );
  const copied = copiedFrom(await asPage('docs/x.mdx', fences.join('\n\n')), files);
  expect(copied[0]?.text).toBe(
    "import { type B, c } from './b';\nimport { d } from './d';\n\nexport const one: B = c;\n\nexport const two = [c, d];",
  );
  expect(compileFaults(copied, examples)).toEqual([
    'docs/x.mdx: d.ts does not compile as the page shows it, at "e;": TS2304: Cannot find name \'e\'. Show what it lacks, or correct examples/d.ts',
  ]);
});
