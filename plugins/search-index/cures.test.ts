import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Cure, cured} from '../cures';
import {BAR_CURES, KEYS_CURES, MODAL_CURES} from './cures';

const require = createRequire(import.meta.url);
const apply = (source: string, cures: Cure[]) => cured(source, cures, {file: 'file.js', list: 'cures.ts'});

const theme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
const FILES: [string, string, Cure[]][] = [
  ['the modal', require.resolve('@docsearch/react/modal'), MODAL_CURES],
  ['the keys', require.resolve('@docsearch/react/useDocSearchKeyboardEvents'), KEYS_CURES],
  ['the search bar', path.join(theme, 'theme/SearchBar/index.js'), BAR_CURES],
];

describe.each(FILES)('the cures of %s', (_, file, cures) => {
  const source = readFileSync(file, 'utf8');

  it('find their places in the installed version', () => {
    expect(() => apply(source, cures)).not.toThrow();
  });

  it.each(cures)('stop the build where a place is missing: $ill', ({find, ill}) => {
    expect(() => apply(source.split(find).join('changed'), cures)).toThrow(ill);
  });

  it('stop the build where a place is not unique', () => {
    expect(() => apply(source + source, cures)).toThrow('2 times');
  });
});

it('the cures hold for the version of DocSearch that they were written against', () => {
  const {version} = require('@docsearch/react/version') as {version: string};
  expect(version).toBe('4.7.0');
});
