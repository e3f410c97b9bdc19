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

it('finds what is installed above the programs or beside them', async () => {
  expect(await unmet(['@ptc-org/nestjs-query-core', '@ptc-org/nestjs-query-nonsense'])).toEqual([
    '@ptc-org/nestjs-query-nonsense',
  ]);
});

it('counts what is missing', async () => {
  expect(await notRun(['a', 'b', 'a'])).toBe('not run: needs a (2), b (1); see "npm run adapters:install"');
});

it('has MongoDB where MONGODB_URI names a server', async () => {
  vi.stubEnv('MONGODB_URI', '');
  expect(await unmet(['MongoDB'])).toEqual(['MongoDB']);
  expect(await notRun(['MongoDB'])).toBe('not run: needs MongoDB (1); see MONGODB_URI in CONTRIBUTING.md');
  vi.stubEnv('MONGODB_URI', 'mongodb://127.0.0.1:27017');
  expect(await unmet(['MongoDB'])).toEqual([]);
});

it('says in one line why a MariaDB that is only half there cannot be used, and what brings it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'half-mariadb-'));
  const halves = {
    mariadbd: 'exit 1',
    'mariadb-install-db': 'echo; echo "FATAL ERROR: no defaults"; echo; exit 1',
  };
  for (const [name, text] of Object.entries(halves)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, {mode: 0o755});
  }
  vi.stubEnv('MARIADB_BIN', join(folder, 'mariadbd'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  expect(await unmet(['MariaDB'])).toEqual(['MariaDB']);
  expect(await notRun(['MariaDB'])).toMatch(
    /^not run: needs MariaDB \(1\); see .*\(FATAL ERROR: no defaults; on Debian: apt-get install .*\)$/,
  );
});
