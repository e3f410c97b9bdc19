import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {installedVersion} from '../../plugins/installed-version';
import {expectNone} from '../expect-none';
import {readPages} from '../../lib/pages';
import {versionFaults} from './version';

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
