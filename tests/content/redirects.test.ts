import {beforeAll, describe, expect, test} from 'vitest';
import {ALIASES, MOVED} from '../../plugins/redirects';
import {expectNone} from '../expect-none';
import {idsOf} from './ids';
import keptIds from './kept-ids.json';
import {type Page, readPages} from '../../lib/pages';

/** The address of a page below the base path; undefined for what is no page of the docs. */
function addressOf({path}: Page): string | undefined {
  const name = /^docs\/(.+?)(?:\/index)?\.mdx?$/.exec(path)?.[1];
  return name && `/docs/${name}`;
}

// Other sites link to addresses and headings of the earlier documentation: none of those links may die.
describe('a link from elsewhere', () => {
  const pages = new Map<string, Page>();

  beforeAll(async () => {
    for (const page of await readPages()) {
      const address = addressOf(page);
      if (address) pages.set(address, page);
    }
  });

  test('to an address that moved leads to a page', () => {
    const lost = Object.entries(ALIASES).filter(([, to]) => !pages.has(to));
    expectNone(lost.map(([from, to]) => `${from} leads to ${to}, which is no page`));
  });

  test('is not taken away from a page', () => {
    expect(MOVED.filter(({from}) => pages.has(from))).toEqual([]);
  });

  test('to a heading finds its id', () => {
    const lost = Object.entries(keptIds).flatMap(([name, ids]) => {
      const page = pages.get(`/docs/${name}`);
      if (!page) return [];
      const there = idsOf(page);
      return ids
        .filter((id) => !there.has(id))
        .map(
          (id) =>
            `${page.path}: the id "${id}" is gone; give it to the section on that subject, or write <Anchor id="${id}" /> there`,
        );
    });
    expectNone(lost);
  });
});
