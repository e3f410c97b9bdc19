import {expect, it} from 'vitest';
import {compiledPages} from './compiled-pages';

it('gives what a page was compiled to, whoever comes first', async () => {
  const pages = compiledPages();
  pages.keep('/a.mdx', 'a');
  expect(await pages.get('/a.mdx')).toBe('a');
  const later = pages.get('/b.mdx');
  pages.keep('/b.mdx', 'b');
  expect(await later).toBe('b');
});

it('does not wait for ever', async () => {
  expect(await compiledPages(10).get('/a.mdx')).toBeUndefined();
});
