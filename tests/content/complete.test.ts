import path from 'node:path';
import {expect, test} from 'vitest';
import {asPage, readPages} from '../../lib/pages';
import {filesBelow} from '../../plugins/samples/files';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {expectNone} from '../expect-none';
import {compileFaults, copiedFrom} from './complete';

const examples = path.resolve('examples');

test(
  'what readers can copy from a page compiles in a project of "nest new"',
  {timeout: 180_000},
  async () => {
    const pages = await readPages();
    const copied = pages.flatMap((page) => copiedFrom(page, filesBelow('examples')));
    expect(copied.length).toBeGreaterThan(100);
    expectNone(compileFaults(copied, examples));
  },
);

test('the regions of a file are joined below their imports, and what does not compile is told', async () => {
  const region = (name: string) => `// #region ${name}\nexport const ${name} = b;\n// #endregion\n`;
  const files = inMemoryFiles({
    'a.ts': `import { b } from './b';\n${region('one')}${region('two')}`,
    'b.ts': 'export const b = c;\n',
  });
  const text = ['a.ts region=one', 'a.ts region=two', 'b.ts'].map(
    (name) => `\`\`\`ts file=/${name}\n\`\`\`\n`,
  );
  const copied = copiedFrom(await asPage('docs/x.mdx', text.join('\n')), files);
  expect(copied[0]?.text).toBe("import { b } from './b';\nexport const one = b;\nexport const two = b;");
  expect(compileFaults(copied, examples)).toEqual([
    expect.stringMatching(
      /^docs\/x.mdx: b.ts does not compile .* at "c;": TS2304: .* correct examples\/b.ts$/,
    ),
  ]);
});
