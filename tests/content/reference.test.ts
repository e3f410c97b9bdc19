import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {API_NAMES, EXPLAINED, OPTION_TABLES} from '../../facts/api';
import {readReference} from '../../plugins/api-reference/reference';
import {expectNone} from '../expect-none';
import {entriesOf, exportsOf, LIBRARY_PACKAGES} from './library';

const SITE = path.resolve(import.meta.dirname, '../..');
const PAGES = 'docs/api';
/** Types of options, whose properties pages have to explain. */
const OPTION_TYPE = /(Opts|Options|Config)$/;

/** An entry of the reference as its page has it. */
interface Listed {
  page: string;
  name: string;
  id: string;
  text: string;
}

const HEADING = /^### (\S+) \{\/\* #(\S+) \*\/\}$/m;

function listedOn(page: string, text: string): Listed[] {
  return text
    .split(/^(?=### |## )/m)
    .filter((part) => part.startsWith('### '))
    .map((part) => {
      const [, name = '', id = ''] = HEADING.exec(part) ?? [];
      return {page, name, id, text: part};
    });
}

/** The pages of a package: their names begin with the end of its name. */
const isPageOf = (packageName: string, page: string): boolean =>
  new RegExp(`^${packageName.replace(/.*-/, '')}(-|$)`).test(page);

describe('the reference', () => {
  let listed: Listed[] = [];
  let pages: {page: string; text: string}[] = [];

  beforeAll(async () => {
    const reference = await readReference(SITE);
    pages = readdirSync(path.join(SITE, PAGES)).map((file) => ({
      page: file.replace(/\.mdx$/, ''),
      text: reference.expand(readFileSync(path.join(SITE, PAGES, file), 'utf8')),
    }));
    listed = pages.flatMap(({page, text}) => listedOn(page, text));
  }, 120_000);

  test.each(LIBRARY_PACKAGES)(
    'lists every export of %s once, on a page of that package',
    {timeout: 120_000},
    async (packageName) => {
      const names = listed.filter(({page}) => isPageOf(packageName, page)).map(({name}) => name);
      const exported = await exportsOf(packageName);
      expect(exported.filter((name) => !names.includes(name))).toEqual([]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    },
  );

  test.each(LIBRARY_PACKAGES)(
    'lists each option of %s with its meaning and its type, and links what explains it',
    {timeout: 120_000},
    async (packageName) => {
      const types = (await entriesOf(packageName)).filter(({name}) => OPTION_TYPE.test(name));
      const missing = types.flatMap(({name: type, properties}) => {
        const texts = listed
          .filter(({name, page}) => name === type && isPageOf(packageName, page))
          .map(({text}) => text);
        const isListed = (option: string) =>
          texts.some((text) =>
            new RegExp(`^\\| [^|]*\\[\`${option}\\??\`\\]\\(\\S+\\)[^|]* \\| \\S.* \\| .*\`.+\``, 'm').test(
              text,
            ),
          );
        return properties.filter(({name}) => !isListed(name)).map(({name}) => `${type}.${name}`);
      });
      expect(missing).toEqual([]);
    },
  );

  test('lists exports in the list of names too', async () => {
    const text = pages.find(({page}) => page === 'index')?.text ?? '';
    const names = (await Promise.all(LIBRARY_PACKAGES.map(exportsOf))).flat();
    expect(names.filter((name) => !text.includes(`[${name}](./`))).toEqual([]);
  });

  test('gives each heading of a page an id of its own', () => {
    const twice = pages.flatMap(({page, text}) => {
      const ids = Array.from(text.matchAll(/\{\/\* #(\S+) \*\/\}$/gm), ([, id = '']) => id);
      return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${page}#${id}`);
    });
    expect(twice).toEqual([]);
    expect(listed.filter(({name, id}) => id !== name.toLowerCase())).toEqual([]);
  });

  test('says of each name what it is for, in one sentence', () => {
    const known = new Map(
      Object.entries(API_NAMES).map(([end, names]) => [end, new Map(Object.entries(names))]),
    );
    const entries = listed.map(({page, name}) => ({end: page.replace(/-.*/, ''), name}));
    expectNone(
      entries.map(({end, name}) =>
        known.get(end)?.has(name) ? undefined : `${name}: facts/api/${end}.ts has no sentence for it`,
      ),
    );
    expectNone(
      [...known].flatMap(([end, names]) =>
        [...names].map(([name, sentence]) => {
          if (!entries.some((one) => one.end === end && one.name === name))
            return `${name}: no page of ${end} lists it`;
          return /^[A-Z`][^.]*(\.[^ .][^.]*)*\.$/.test(sentence)
            ? undefined
            : `${name}: not one sentence: ${sentence}`;
        }),
      ),
    );
    expectNone(
      Object.keys(OPTION_TABLES).map((type) =>
        listed.some(({name}) => name === type) ? undefined : `${type} of OPTION_TABLES: no page lists it`,
      ),
    );
  });

  test('says of each export where it is explained', () => {
    const silent = listed.filter(
      ({text}) => !text.includes('Explained in [') && !text.includes('does not export it.'),
    );
    expect(silent.map(({name}) => `${name}: facts/api/explained.ts has no section for it`)).toEqual([]);
    const explained = Object.entries(EXPLAINED).flatMap(([end, sections]) =>
      Object.values(sections).flatMap((names) => names.split(' ').map((name) => ({end, name}))),
    );
    const isListed = ({end, name}: {end: string; name: string}) =>
      listed.some((one) => one.name === name && one.page.replace(/-.*/, '') === end);
    expect(explained.filter((one) => !isListed(one))).toEqual([]);
    const keys = explained.map(({end, name}) => `${end} ${name}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});
