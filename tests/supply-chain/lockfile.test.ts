import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {installScriptFaults, lockfileFaults, type Lockfile} from './lockfile';

/**
 * The packages with an install script, and what it does. All are off (`allowScripts` in package.json, `ignore-scripts`
 * in .npmrc), and everything works without them.
 */
const INSTALL_SCRIPTS = {
  '@apollo/protobufjs': 'warns of a version scheme that its dependents do not use',
  '@swc/core': 'fetches a slower build where the one for the platform is missing; the lock holds all of them',
  'core-js': 'asks for money',
  esbuild: 'checks the program for the platform, and puts it in place of a script that starts it',
  protobufjs: 'warns of a version scheme that its dependents do not use',
};

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const lockfile = read('package-lock.json') as Lockfile;

describe('the packages that are installed', () => {
  it('are fixed by their content', () => {
    expect(lockfileFaults(lockfile)).toEqual([]);
  });

  it('run nothing when they are installed', () => {
    expect(installScriptFaults(lockfile, INSTALL_SCRIPTS)).toEqual([]);
    const {allowScripts} = read('package.json') as {allowScripts: Record<string, boolean>};
    expect(allowScripts).toEqual(
      Object.fromEntries(Object.keys(INSTALL_SCRIPTS).map((name) => [name, false])),
    );
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('a lockfile', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`;
  const of = (entry: object): Lockfile => ({
    packages: {
      '': {},
      examples: {version: '1.0.0'},
      'node_modules/examples': {resolved: 'examples', link: true},
      'node_modules/a/node_modules/@b/c': {integrity, ...entry},
    },
  });

  it('has no fault when each package has its integrity and no place', () => {
    expect(lockfileFaults(of({}))).toEqual([]);
  });

  it.each([
    [{integrity: undefined}, 'has no sha512 integrity'],
    [{integrity: 'sha1-abc='}, 'has no sha512 integrity'],
    [{resolved: 'git+ssh://example.org/c.git'}, 'names where it was fetched'],
  ])('is faulty with %o', (entry, fault) => {
    expect(lockfileFaults(of(entry))).toEqual([expect.stringContaining(fault)]);
  });

  it('lists install scripts that nobody looked at, and notes that are not needed', () => {
    expect(installScriptFaults(of({hasInstallScript: true}), {})).toEqual([
      expect.stringContaining('@b/c brings an install script'),
    ]);
    expect(installScriptFaults(of({}), {'@b/c': 'reason'})).toEqual([
      expect.stringContaining('@b/c brings no install script'),
    ]);
  });
});
