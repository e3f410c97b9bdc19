// cspell:ignore grapql relatons Relationsdocs
import {describe, expect, it} from 'vitest';
import {type ListedPage, nearestPages, plainPath} from './nearest';

const PAGES: ListedPage[] = [
  ['', 'Site'],
  ['docs/faq', 'FAQ'],
  ['docs/graphql/dtos', 'DTO decorators'],
  ['docs/graphql/relations', 'Relations'],
  ['docs/graphql/subscriptions', 'Subscriptions'],
  ['docs/graphql/queries/filtering', 'Filtering'],
  ['docs/graphql/queries/paging', 'Paging'],
  ['docs/persistence/mongoose/relations', 'Relations'],
  ['docs/persistence/typeorm/databases', 'Databases'],
  ['docs/persistence/typeorm/soft-delete', 'Soft delete'],
  ['docs/guides/v1-to-v2', 'Migrate to version 2', 'docs/guides/v1.x-to-v2.x'],
];

const near = (asked: string) => nearestPages(asked, PAGES).pages.map(([path]) => path);

describe('the nearest pages', () => {
  it.each([
    ['of a typing error', 'docs/grapql/relatons', 'docs/graphql/relations'],
    ['of a folder left out', 'docs/graphql/filtering', 'docs/graphql/queries/filtering'],
    ['of another form of the name', 'docs/pagination', 'docs/graphql/queries/paging'],
    ['of a plural', 'docs/persistence/typeorm/soft-deletes', 'docs/persistence/typeorm/soft-delete'],
    ['of a page below one', 'docs/graphql/subscriptions/filters', 'docs/graphql/subscriptions'],
    ['of a word of the title', 'docs/decorators', 'docs/graphql/dtos'],
  ])('%s begin with the one that is meant', (_, asked, first) => {
    expect(near(asked)[0]).toBe(first);
  });

  it('are all that have the name', () => {
    expect(near('docs/relations')).toEqual(['docs/graphql/relations', 'docs/persistence/mongoose/relations']);
  });

  it('are those of a folder', () => {
    expect(near('docs/persistence/typeorm').slice(0, 2).sort()).toEqual([
      'docs/persistence/typeorm/databases',
      'docs/persistence/typeorm/soft-delete',
    ]);
  });

  it.each(['', 'none', 'docs/none', 'wp-login.php', 'blog/2020', '%'])('of "%s" are none', (asked) => {
    expect(near(asked)).toEqual([]);
  });

  it('of an old address are the page that it became', () => {
    expect(nearestPages('docs/guides/v1.x-to-v2.x', PAGES)).toEqual({isMoved: true, pages: [PAGES.at(-1)]});
  });
});

it.each([
  ['/base/docs/FAQ.html', 'docs/faq'],
  ['/base/docs//faq/', 'docs/faq'],
  ['/base/docs/a%20b', 'docs/a b'],
  ['/base/%E0%A4%A', '%e0%a4%a'],
  ['/base/', ''],
])('%s is plainly %s', (pathname, plain) => {
  expect(plainPath(pathname, '/base/')).toBe(plain);
});
