import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {installedVersion} from '../../plugins/shared/installed-version';
import {expectNone} from '../expect-none';
import {readPages} from '../../lib/pages';

/** Where files state which version of the library the site documents; the version is in brackets. */
const STATEMENTS = [
  // Commands that install it.
  /@ptc-org\/nestjs-query-[\w-]+@(\d[\w.-]*)/g,
  /These pages describe (?:version )?(\d[\w.-]*\w)/g,
  /^\|[^|]*`@ptc-org\/nestjs-query-core`[^|]*\| (\d+\.\d+\.\d[\w.-]*) \|$/gm,
  /\b(?:Peer of `@ptc-org\/[\w-]+`|Ranges of|Supported by|^description: .*nestjs-query) (\d[\w.-]*\w)/gm,
  // The declarations of adapters that are not installed, and what the programs ask for.
  /^\/\/ `@ptc-org\/[\w-]+` (\d[\w.-]*\w)/gm,
  /"@ptc-org\/nestjs-query-[\w-]+": "[\^~]?(\d[\w.-]*)"/g,
];

/** Statements about the documented version that are not about the one that is installed, one line each. */
function versionFaults(path: string, text: string, installed: string): string[] {
  return STATEMENTS.flatMap((pattern) => Array.from(text.matchAll(pattern)))
    .filter(([, version]) => version !== installed)
    .map(({0: statement, 1: version, index}) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: "${statement}" names ${version}, but ${installed} is installed; write ${installed}, or install ${version}`;
    });
}

test('statements about the documented version name the one that is installed', async () => {
  const installed = installedVersion('@ptc-org/nestjs-query-core');
  const pages = await readPages();
  const types = readdirSync('examples/_types').map((name) => `examples/_types/${name}`);
  const files = [...types, 'examples/package.json'].map((path) => ({path, text: readFileSync(path, 'utf8')}));
  expectNone(
    [...pages, ...files].flatMap(({path, text}) =>
      // The guides say what to install on the way, and what held for older versions.
      path.startsWith('docs/migration-guides/') ? [] : versionFaults(path, text, installed),
    ),
  );
});

test('about-the-samples names the versions that the programs ran on', async () => {
  const text = (await readPages()).find(({path}) => path.endsWith('about-the-samples.mdx'))?.text ?? '';
  const rows = Array.from(text.matchAll(/^\| (`.*`) \| (\d[\w.-]*) \|$/gm));
  const stated = rows.flatMap(([, names = '', version]) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => [
      name.replace(/^-/, '@ptc-org/nestjs-query-'),
      version,
    ]),
  );
  expect(stated.length).toBeGreaterThan(5);
  expect(stated).toEqual(stated.map(([name = '']) => [name, installedVersion(name)]));
});
