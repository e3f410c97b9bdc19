import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The version of an installed package, which need not let its manifest be imported. */
export function installedVersion(packageName: string): string {
  const manifest = path.join(__dirname, '../node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}
