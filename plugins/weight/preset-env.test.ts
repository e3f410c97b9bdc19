import {expect, it} from 'vitest';
import {withoutPresetEnv} from './preset-env';

const presetEnv = ['/node_modules/postcss-preset-env/dist/index.cjs', {}];
const layers = () => undefined;

it('leaves out what translates for old browsers, and nothing else', () => {
  expect(withoutPresetEnv([presetEnv, layers])).toEqual([layers]);
});

it('stops the build where Docusaurus uses something else', () => {
  expect(() => withoutPresetEnv([layers])).toThrow('does not use postcss-preset-env once any more');
});
