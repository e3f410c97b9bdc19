import {beforeAll, describe, expect, test} from 'vitest';
import {asPage, type Page, readPages} from '../../lib/pages';
import {installedVersion} from '../../plugins/installed-version';
import {undocumented} from './documented';
import {entriesOf, LIBRARY} from './library';

let pages: Page[] = [];

beforeAll(async () => {
  pages = await readPages();
});

describe('every export and option of', () => {
  test.each(LIBRARY)(
    '%s is documented',
    async (packageName) => {
      expect(undocumented(pages, await entriesOf(packageName))).toEqual([]);
    },
    60_000,
  );
});

test('about-the-samples names the versions that the programs ran on', () => {
  const text = pages.find(({path}) => path.endsWith('about-the-samples.mdx'))?.text ?? '';
  const rows = Array.from(text.matchAll(/^\| (`.*`) \| (\d[\w.-]*) \|$/gm));
  const stated = rows.flatMap(([, names = '', version]) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => [
      name.replace(/^-/, '@ptc-org/nestjs-query-'),
      version,
    ]),
  );
  expect(stated.length).toBeGreaterThan(5);
  expect(stated).toEqual(stated.map(([name = '']) => [name, installedVersion(name)]));
});

test('an export and an option that no page explains are named', async () => {
  const entry = (name: string, isExported: boolean, options: string[] = []) => ({
    name,
    isExported,
    properties: options.map((option) => ({name: option, isOptional: true, type: 'string'})),
  });
  const entries = [
    ...[entry('Shown', true), entry('Hidden', true)],
    ...[entry('ShownOpts', true, ['told', 'untold']), entry('InnerOpts', false, ['told', 'secret'])],
  ];
  const text = '`Shown` and `ShownOpts`\n\n| Option | Effect |\n| --- | --- |\n| `told` | `untold` |\n';
  expect(undocumented([await asPage('page.mdx', text)], entries)).toEqual([
    'Hidden',
    'ShownOpts.untold',
    'InnerOpts.secret',
  ]);
});
