import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** The version of an installed package, which need not let its manifest be imported. */
export function installedVersion(packageName: string): string {
  // npm puts what only the programs need below them, unless something else needs the same version.
  const [manifest] = ['examples', '.']
    .map((folder) => path.join(ROOT, folder, 'node_modules', packageName, 'package.json'))
    .filter((file) => existsSync(file));
  if (!manifest) throw new Error(`${packageName} is not installed: run "npm ci"`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}
