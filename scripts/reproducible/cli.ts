/**
 * Builds the last commit twice, each in a clean clone with its own `npm ci`, and says which files differ.
 *
 * Usage: npm run verify:reproducible
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {differences} from './compare';

const PROJECT = path.resolve(__dirname, '../..');

/** The builds differ in what must not matter: where they lie, how long that path is, and the time zone. */
const BUILDS = [
  {folder: 'a', TZ: 'UTC'},
  {folder: 'another/much/longer/way', TZ: 'Pacific/Auckland'},
];

/** Builds the last commit in a new clone and returns the folder of the built site. */
function build(clone: string, timeZone: string): string {
  const run = (command: string, args: string[], cwd: string) => {
    execFileSync(command, args, {
      cwd,
      env: {...process.env, TZ: timeZone},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  run('git', ['clone', '--quiet', PROJECT, clone], PROJECT);
  run('npm', ['ci', '--prefer-offline', '--loglevel=error'], clone);
  run('npm', ['run', 'build'], clone);
  return path.join(clone, 'build');
}

function verify(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
  try {
    const [first = '', second = ''] = BUILDS.map(({folder: name, TZ}) => build(path.join(folder, name), TZ));
    const found = differences(first, second);
    if (found.length === 0) {
      console.log('Two clean builds of the last commit are identical.');
      return;
    }
    console.error(
      [...found, `${found.length} files differ between two builds of the last commit.`].join('\n'),
    );
    process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

verify();
