import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {notRun, unmet} from './needs';

afterEach(() => vi.unstubAllEnvs());

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
