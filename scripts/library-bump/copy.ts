import {spawnSync} from 'node:child_process';
import {constants, cpSync, existsSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The project that this file belongs to. */
export const PROJECT = path.resolve(__dirname, '../..');

/** What a run of the programs does not need, below the project. */
const LEFT_OUT = new Set([
  ...['.git', '.docusaurus', 'build', 'test-results'],
  ...['examples/.compiled', 'node_modules/.cache', 'node_modules/.vite'],
]);

/** Copies the project with its packages. It makes no hard links: npm would write through them into the original. */
export function copyProject(folder: string): void {
  cpSync(PROJECT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !LEFT_OUT.has(path.relative(PROJECT, source)),
  });
}

/** The end of an output, where a program says why it failed. */
export function tail(output: string): string {
  return output.trimEnd().split('\n').slice(-30).join('\n');
}

/** Installs exactly these versions for the programs of a copy; where npm refuses because of a peer, it is made to. */
export function install(copy: string, versions: Record<string, string>): void {
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--ignore-scripts'];
  const args = ['install', '--workspace', 'examples', '--save-exact', ...quiet, ...packages];
  let {ok, output} = run('npm', args, copy);
  if (!ok && output.includes('ERESOLVE')) {
    console.log('npm finds a peer that does not fit: installing with --force …');
    ({ok, output} = run('npm', [...args, '--force'], copy));
  }
  if (!ok) {
    throw new Error(
      `npm could not install ${packages.join(' ')}; correct the versions, or try again.\n${tail(output)}`,
    );
  }
  for (const name of Object.keys(versions)) linkAbove(copy, name);
}

/** npm puts a package below the workspace where its peers are; the reference looks for the library above. */
function linkAbove(copy: string, name: string): void {
  const above = path.join(copy, 'node_modules', name);
  if (existsSync(above)) return;
  mkdirSync(path.dirname(above), {recursive: true});
  symlinkSync(path.join(copy, 'examples/node_modules', name), above, 'dir');
}

/** Runs a program to its end; `output` is what it printed. */
export function run(command: string, args: string[], cwd: string): {ok: boolean; output: string} {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: Number.MAX_SAFE_INTEGER,
  });
  if (error) throw error;
  return {ok: status === 0, output: stripVTControlCharacters(stdout + stderr)};
}
