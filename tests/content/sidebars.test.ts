import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {expectNone} from '../expect-none';
import {readPages} from '../../lib/pages';
import {unlistedFaults} from './sidebars';

test('each page is in a sidebar, from which readers and the next page reach it', async () => {
  expectNone(unlistedFaults(await readPages(), sidebars));
});

test('a page that no sidebar lists is told, also with an id of its own; parts of pages and drafts are none', () => {
  const page = (path: string, frontMatter: Record<string, unknown> = {}) => ({path, frontMatter});
  const pages = [
    page('docs/hooks.mdx'),
    page('docs/graphql/queries/contains-search.mdx'),
    page('docs/graphql/paging.mdx', {id: 'pages'}),
    page('docs/graphql/index.mdx'),
    page('docs/graphql/_part.mdx'),
    page('docs/_parts/part.mdx'),
    page('docs/graphql/draft.mdx', {draft: true}),
    page('docs/unlisted.mdx', {unlisted: true}),
    page('src/pages/index.mdx'),
  ];
  const lists: SidebarsConfig = {
    docs: [
      {
        type: 'category',
        label: 'All',
        link: {type: 'doc', id: 'graphql/index'},
        items: ['graphql/pages', {type: 'category', label: 'More', items: [{type: 'doc', id: 'hooks'}]}],
      },
    ],
  };
  expect(unlistedFaults(pages, lists)).toEqual([
    "docs/graphql/queries/contains-search.mdx is in no sidebar; add 'graphql/queries/contains-search' to sidebars.ts",
  ]);
});
