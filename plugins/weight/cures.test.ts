import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Cure} from '../cures';
import {ENTRY_CURES, ROUTER_CURES, ROUTER_DOM_CURES, UTILS_CURES} from './cures';

const require = createRequire(import.meta.url);
const packageFile = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

const FILES: [string, Cure[]][] = [
  [require.resolve('@docusaurus/utils-common'), UTILS_CURES],
  [packageFile('@docusaurus/core', 'lib/client/clientEntry.js'), ENTRY_CURES],
  [packageFile('react-router', 'esm/react-router.js'), ROUTER_CURES],
  [packageFile('react-router-dom', 'esm/react-router-dom.js'), ROUTER_DOM_CURES],
];

describe.each(FILES)('the cures of %s', (file, cures) => {
  const source = readFileSync(file, 'utf8');

  it.each(cures)('find their places in the installed version: $ill', ({find}) => {
    expect(source.split(find)).toHaveLength(2);
  });
});

it('the one helper of TypeScript that is left is the one in use', () => {
  const used = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8').match(/tslib_1\.\w+/g);
  expect([...new Set(used)]).toEqual(['tslib_1.__importDefault']);
});
