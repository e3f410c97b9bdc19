import {readFileSync} from 'node:fs';
import path from 'node:path';
import {packageFolder} from '../../examples/_harness/needs';

/** A page asks for some of them with each sample. */
const versions = new Map<string, string>();

/** The version of an installed package, which need not let its manifest be imported. */
export function installedVersion(packageName: string): string {
  const version = versions.get(packageName) ?? readVersion(packageName);
  versions.set(packageName, version);
  return version;
}

function readVersion(packageName: string): string {
  const folder = packageFolder(packageName);
  if (!folder) throw new Error(`${packageName} is not installed: run "npm ci"`);
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}
