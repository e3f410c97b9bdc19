import {constants, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Manifest, withVersions} from './manifest';
import {type Outcome, run} from './run';

/** The project that this file belongs to. */
export const PROJECT = path.resolve(__dirname, '../..');

/** Where packages are installed: the project's, and what a workspace needs in other versions. */
const INSTALLED = ['node_modules', 'examples/node_modules'];

/** Reads `package.json` of a folder. */
export function readManifest(folder: string): Manifest & {version?: string} {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest & {version?: string};
}

/** The installed version of a package; undefined where it is not installed. */
export function installedVersion(folder: string, name: string): string | undefined {
  const place = path.join(folder, 'node_modules', name);
  return existsSync(path.join(place, 'package.json')) ? readManifest(place).version : undefined;
}

/**
 * Copies what git tracks, as it is in the work tree, and the installed packages. The history comes along, because the
 * build takes the dates of the pages from it.
 */
export async function copyProject(folder: string): Promise<void> {
  const cloned = await run('git', ['clone', '--quiet', '--no-checkout', PROJECT, folder], PROJECT);
  if (!cloned.ok) throw new Error(`git clone failed: ${cloned.output}`);
  const {output} = await run('git', ['ls-files', '-z'], PROJECT);
  for (const file of output.split('\0').filter((name) => name && existsSync(path.join(PROJECT, name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(path.join(PROJECT, file), path.join(folder, file), {verbatimSymlinks: true});
  }
  for (const place of INSTALLED.filter((name) => existsSync(path.join(PROJECT, name)))) {
    copyPackages(path.join(PROJECT, place), path.join(folder, place));
  }
}

/** Copies packages without their caches. It makes no hard links: npm would write through them into the original. */
function copyPackages(from: string, to: string): void {
  const caches = ['.cache', '.vite'].map((name) => path.join(from, name));
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !caches.includes(source),
  });
}

/** Writes the versions into the copy's `package.json`. */
export function writeVersions(folder: string, original: Manifest, versions: Record<string, string>): void {
  const text = JSON.stringify(withVersions(original, versions), null, 2);
  writeFileSync(path.join(folder, 'package.json'), `${text}\n`);
}

/** Installs what the manifests of a copy ask for, without scripts of packages. */
export function installPackages(folder: string, more: string[] = []): Promise<Outcome> {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  return run('npm', ['install', '--prefer-offline', '--ignore-scripts', ...quiet, ...more], folder);
}
