import {describe, expect, it} from 'vitest';
import {attemptsOf, readOptions, TARGETS, type Target} from './targets';

const target = (name: string): Target => TARGETS.find((candidate) => candidate.name === name) as Target;

const REGISTRY: Record<string, string[]> = {
  react: ['19.2.0', '19.2.8', '19.2.9', '19.3.0', '19.3.1'],
  // One patch exists for one of the two only.
  'react-dom': ['19.2.0', '19.2.8', '19.3.0', '19.3.1'],
  '@types/react': ['19.2.17', '19.2.18', '19.3.0'],
  '@types/react-dom': ['19.2.7', '19.3.0'],
  '@docusaurus/core': ['3.10.0', '3.10.1', '3.10.2'],
  '@docusaurus/utils': ['3.10.0', '3.10.1', '3.10.2'],
  '@docsearch/react': ['4.7.0', '5.1.0', '5.2.0'],
  '@docsearch/css': ['4.7.0', '5.1.0', '5.1.1', '5.2.0'],
};
const versionsOf = async (name: string) => REGISTRY[name] ?? [];

describe('the command line', () => {
  it('stands for all targets where it names none', () => {
    expect(readOptions([])).toEqual({
      wishes: TARGETS.map((each) => ({target: each})),
      browser: false,
      keep: false,
    });
  });

  it('selects targets and versions', () => {
    expect(readOptions(['react@19.2.9', '--browser', 'docusaurus', '--keep'])).toEqual({
      wishes: [{target: target('react'), version: '19.2.9'}, {target: target('docusaurus')}],
      browser: true,
      keep: true,
    });
  });

  it('names what it does not know', () => {
    expect(() => readOptions(['vue'])).toThrow(
      '"vue" names nothing to upgrade; there are react, docusaurus, docsearch',
    );
    expect(() => readOptions(['--all'])).toThrow('"--all" is no option');
  });
});

describe('what is tried', () => {
  it('is a version that all packages of a target have, with the types of its minor version', async () => {
    const types = {'@types/react': '19.2.18', '@types/react-dom': '19.2.7'};
    expect(await attemptsOf({target: target('react')}, {}, '19.3.1', versionsOf)).toEqual([
      {react: '19.2.8', 'react-dom': '19.2.8', ...types},
      {react: '19.2.0', 'react-dom': '19.2.0', ...types},
    ]);
  });

  it('is the version that was asked for', async () => {
    expect(await attemptsOf({target: target('react'), version: '19.3.0'}, {}, '19.3.1', versionsOf)).toEqual([
      {react: '19.3.0', 'react-dom': '19.3.0', '@types/react': '19.3.0', '@types/react-dom': '19.3.0'},
    ]);
    await expect(
      attemptsOf({target: target('react'), version: '19.2.9'}, {}, '19.3.1', versionsOf),
    ).rejects.toThrow('react and react-dom have no version 19.2.9 in common');
  });

  it('is every package of Docusaurus that the project declares', async () => {
    const manifest = {
      dependencies: {'@docusaurus/core': '^3.10.2', react: '1'},
      devDependencies: {'@docusaurus/utils': '1'},
    };
    const attempts = await attemptsOf({target: target('docusaurus')}, manifest, '3.10.2', versionsOf);
    expect(attempts[0]).toEqual({'@docusaurus/core': '3.10.1', '@docusaurus/utils': '3.10.1'});
  });

  it('is each newer DocSearch, newest first', async () => {
    const attempts = await attemptsOf({target: target('docsearch')}, {}, '4.7.0', versionsOf);
    expect(attempts.map((attempt) => attempt['@docsearch/react'])).toEqual(['5.2.0', '5.1.0']);
  });
});
