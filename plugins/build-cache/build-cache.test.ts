import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import buildCache from './index';

test('a cache of an unknown shape is switched off with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const context = {siteDir: process.cwd(), siteConfig: {url: 'https://example.org'}} as LoadContext;
  const configureWebpack = buildCache(context).configureWebpack as unknown as (config: object) => object;
  expect(configureWebpack({cache: {type: 'persistent'}})).toEqual({cache: {type: 'memory'}});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"persistent"'));
  expect(configureWebpack({cache: true})).toEqual({});
});
