import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import {withoutModuleNames} from './registry';

afterEach(() => {
  vi.restoreAllMocks();
});

it('leaves of an entry what loads the module', () => {
  const entry = (name: string) =>
    `"04bf66af": [() => import(/* webpackChunkName: "04bf66af" */ "@site/docs/faq.mdx"), ${name}, require.resolveWeak("@site/docs/faq.mdx")],`;
  expect(withoutModuleNames(entry('"@site/docs/faq.mdx"'))).toBe(entry('0'));
});

it('steps aside where there are no names', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(withoutModuleNames('export default {}')).toBe('export default {}');
  expect(warn).toHaveBeenCalledOnce();
});
