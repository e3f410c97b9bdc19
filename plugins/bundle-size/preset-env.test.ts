import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {withoutPresetEnv} from './preset-env';

const presetEnv = ['/node_modules/postcss-preset-env/dist/index.cjs', {}];
const layers = () => undefined;

it('leaves out what translates for old browsers, and nothing else', () => {
  expect(withoutPresetEnv([presetEnv, layers])).toEqual([layers]);
});

it('steps aside where Docusaurus uses something else', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(withoutPresetEnv([layers])).toEqual([layers]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
