import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {headAlias} from './head';

it('stands in for the installed version, and steps aside for another', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(Object.keys(headAlias())).toEqual(['react-helmet-async$']);
  expect(warn).not.toHaveBeenCalled();
  expect(headAlias('2.0.0')).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
