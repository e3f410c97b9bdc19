import {beforeAll, describe, expect, test} from 'vitest';
import {dangers} from '../../facts/dangers';
import {asPage, type Page, readPages} from '../../lib/pages';
import {dangersList} from '../../plugins/fact-tables/dangers';
import {expectNone} from '../expect-none';
import {anchorFaults} from './anchors';
import {linkFaults, wordFaults} from './words';

/** The page of production, whose tables are made of dangers, and a folder for those that stand in no table. */
const PAGE = 'guides/production.mdx';

describe('the dangers', () => {
  let pages: Page[] = [];
  let tables: Page[] = [];

  beforeAll(async () => {
    pages = await readPages();
    const groups = [...new Set(dangers.map(({group}) => group))];
    tables = await Promise.all(groups.map((group) => asPage(`docs/${PAGE}`, dangersList(group, PAGE))));
  });

  test.each([
    ['have links that say where they lead', linkFaults],
    ['have links to headings that are there', (page: Page) => anchorFaults(page, pages)],
    ['belittle nothing', wordFaults],
  ])('%s', (_, rule) => {
    expectNone(tables.flatMap(rule));
  });

  test('have a page that says more', () => {
    expectNone(dangers.filter(({risk, fix}) => !/\]\([^)]+\.mdx/.test(risk + fix)).map(({id}) => id));
  });

  test('stand in the tables of production, apart from those that only a search finds', () => {
    const shown = pages.find(({path}) => path === `docs/${PAGE}`)?.text ?? '';
    const groups = [...new Set(dangers.map(({group}) => group))];
    expect(groups.filter((group) => !shown.includes(`<Dangers group="${group}" />`))).toEqual(['unlisted']);
  });
});
