import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Need} from './define-program';
import {examplesRoot} from './paths';

/** The adapters that `npm run adapters:install` installs. */
export const ADAPTERS = [
  '@ptc-org/nestjs-query-sequelize',
  '@ptc-org/nestjs-query-mongoose',
  '@ptc-org/nestjs-query-typegoose',
  '@ptc-org/nestjs-query-mikro-orm',
] as const satisfies Need[];

/** The variable that names the server of a database. */
const SERVERS = new Map([
  ['MariaDB', 'MARIADB_URI'],
  ['MongoDB', 'MONGODB_URI'],
]);

/** How to get what is missing. */
function remedyOf(need: string): string {
  const server = SERVERS.get(need);
  return server ? `${server} in CONTRIBUTING.md` : '"npm run adapters:install"';
}

/**
 * The needs that a `program.ts` names. Read from its text: to import it is to load what may be missing.
 * @returns nothing where it has no `needs: […]`
 */
export function needsOf(source: string): string[] {
  const [, list = ''] = /\bneeds:\s*\[([^\]]*)\]/.exec(source) ?? [];
  return Array.from(list.matchAll(/['"]([^'"]+)['"]/g), ([, need]) => need ?? '');
}

/** Those of the needs that this machine lacks. */
export function unmet(needs: readonly string[]): string[] {
  return needs.filter((need) => {
    const server = SERVERS.get(need);
    return server ? !process.env[server] : !isInstalled(need);
  });
}

/** Whether a package is there for the programs. */
export function isInstalled(packageName: string): boolean {
  return packageFolder(packageName) !== undefined;
}

/** Where a package is that the programs import; undefined where it is not installed. */
export function packageFolder(packageName: string): string | undefined {
  // npm puts what workspaces share above them.
  return ['.', '..']
    .map((level) => join(examplesRoot, level, 'node_modules', packageName))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

/** What is missing how often, and what to do about it: the words after a count of programs. */
export function notRun(missing: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const need of missing) counts.set(need, (counts.get(need) ?? 0) + 1);
  const list = [...counts].map(([need, count]) => `${need} (${count})`).join(', ');
  const remedies = new Set([...counts.keys()].map(remedyOf));
  return `not run: needs ${list}; see ${[...remedies].join(' and ')}`;
}
