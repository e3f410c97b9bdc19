import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {needsOf, notRun, unmet} from './needs';

afterEach(() => vi.unstubAllEnvs());

it('reads what a program says it needs', () => {
  expect(
    needsOf("export default defineProgram({\n  needs: ['@ptc-org/a',\n    'b'],\n  steps: [],\n});"),
  ).toEqual(['@ptc-org/a', 'b']);
  expect(needsOf('export default defineProgram({ steps: [] });')).toEqual([]);
});

it('finds what is installed above the programs or beside them', () => {
  expect(unmet(['@ptc-org/nestjs-query-core', '@ptc-org/nestjs-query-nonsense'])).toEqual([
    '@ptc-org/nestjs-query-nonsense',
  ]);
});

it('counts what is missing', () => {
  expect(notRun(['a', 'b', 'a'])).toBe('not run: needs a (2), b (1); see "npm run adapters:install"');
});

it('has MongoDB where MONGODB_URI names a server', () => {
  vi.stubEnv('MONGODB_URI', '');
  expect(unmet(['MongoDB'])).toEqual(['MongoDB']);
  expect(notRun(['MongoDB'])).toBe('not run: needs MongoDB (1); see MONGODB_URI in CONTRIBUTING.md');
  vi.stubEnv('MONGODB_URI', 'mongodb://127.0.0.1:27017');
  expect(unmet(['MongoDB'])).toEqual([]);
});

it('lacks MariaDB where a server is alone, without what sets it up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'half-mariadb-'));
  vi.stubEnv('MARIADB_BIN', process.execPath);
  vi.stubEnv('PATH', folder);
  expect(unmet(['MariaDB'])).toEqual(['MariaDB']);
  for (const name of ['mariadb-install-db', 'my_print_defaults']) {
    writeFileSync(join(folder, name), '', {mode: 0o755});
  }
  expect(unmet(['MariaDB'])).toEqual([]);
});
