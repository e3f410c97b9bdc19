/**
 * Builds the last commit twice, each in a clean clone with its own `npm ci`, then once more where the bundler's cache is
 * filled, and says which files differ.
 *
 * Usage: npm run verify:reproducible
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {differences} from './compare';

const PROJECT = path.resolve(__dirname, '../..');

/** The builds differ in what must not matter: where they lie, how long that path is, and the time zone. */
const BUILDS = [
  {folder: 'a', TZ: 'UTC'},
  {folder: 'another/much/longer/way', TZ: 'Pacific/Auckland'},
];

function run(command: string, args: string[], cwd: string, timeZone = 'UTC'): void {
  const env = {...process.env, TZ: timeZone};
  execFileSync(command, args, {cwd, env, stdio: ['ignore', 'ignore', 'inherit']});
}

/** Builds the last commit in a new clone and returns the folder of the clone. */
function buildIn(clone: string, timeZone: string): string {
  run('git', ['clone', '--quiet', PROJECT, clone], PROJECT);
  run('npm', ['ci', '--prefer-offline', '--loglevel=error'], clone);
  run('npm', ['run', 'build'], clone, timeZone);
  return clone;
}

/** Builds again where a build was, and returns the folder of the earlier one. */
function buildAgain(clone: string): string {
  renameSync(path.join(clone, 'build'), path.join(clone, 'cold-build'));
  run('npm', ['run', 'build'], clone);
  return path.join(clone, 'cold-build');
}

function compare(first: string, second: string, what: string): void {
  const found = differences(first, second);
  if (found.length === 0) {
    console.log(`${what} of the last commit are identical.`);
    return;
  }
  console.error([...found, `${found.length} files differ between ${what} of the last commit.`].join('\n'));
  process.exitCode = 1;
}

const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
try {
  const [one = '', other = ''] = BUILDS.map(({folder: name, TZ}) => buildIn(path.join(folder, name), TZ));
  compare(path.join(one, 'build'), path.join(other, 'build'), 'two clean builds');
  compare(buildAgain(one), path.join(one, 'build'), 'a clean and a warm build');
} finally {
  rmSync(folder, {recursive: true, force: true});
}
