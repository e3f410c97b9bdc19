import {expect, it} from 'vitest';
import {declaredNames, withVersions} from './manifest';

const manifest = {
  name: 'site',
  dependencies: {react: '^19.3.1', clsx: '^2.1.1'},
  devDependencies: {'@types/react': '^19.3.0'},
  overrides: {'@docsearch/react': '4.7.0', '@swc/core': '1.0.0', 'a/b': {c: '1'}},
};

it('the names of all dependencies', () => {
  expect(declaredNames(manifest)).toEqual(['react', 'clsx', '@types/react']);
  expect(declaredNames({})).toEqual([]);
});

it('a dependency gets its version where it is declared', () => {
  expect(withVersions(manifest, {react: '19.2.9', '@types/react': '19.2.18'})).toEqual({
    ...manifest,
    dependencies: {react: '19.2.9', clsx: '^2.1.1'},
    devDependencies: {'@types/react': '19.2.18'},
  });
});

it('what only others bring is overridden, and what is both declared and overridden changes in both', () => {
  const both = {...manifest, dependencies: {...manifest.dependencies, '@docsearch/react': '4.7.0'}};
  expect(withVersions(both, {'@docsearch/react': '5.1.0', '@docsearch/css': '5.1.0'})).toEqual({
    ...both,
    dependencies: {...both.dependencies, '@docsearch/react': '5.1.0'},
    overrides: {...manifest.overrides, '@docsearch/react': '5.1.0', '@docsearch/css': '5.1.0'},
  });
  expect(withVersions({dependencies: {}}, {b: '1.0.0'})).toEqual({dependencies: {}, overrides: {b: '1.0.0'}});
});

it('the original stays as it is', () => {
  const before = structuredClone(manifest);
  withVersions(manifest, {react: '1.0.0', '@docsearch/react': '1.0.0'});
  expect(manifest).toEqual(before);
});
