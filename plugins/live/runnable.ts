import {dirname, join} from 'node:path/posix';
import {importsOf, reachable, withoutTypes} from '../../lib/imports';
import {oncePerProgram} from '../samples/example-files';
import {HARNESS_FILES, KEPT_PACKAGES, RELOADED_PACKAGES, STUBBED_IMPORTS} from './available-packages';

/** What the browser needs to run a program, or why it cannot. */
export type Runnable = {files: string[]; reason?: undefined} | {reason: string; files?: undefined};

/** Where imports or names of the source tell what a program needs; the first that fits is told to readers. */
const NEEDS: [pattern: RegExp, reason: string][] = [
  [/_harness\/postgres$|^pg$/, 'it needs PostgreSQL'],
  [/_harness\/mariadb$/, 'it needs MariaDB'],
  [
    /_harness\/start-companion$|^@apollo\/(gateway|subgraph)|^Apollo(Federation|Gateway)Driver$/,
    'federation needs several servers',
  ],
  [/mongoose|typegoose/, 'it needs MongoDB'],
  [/sequelize/, 'it runs on Sequelize'],
  [/mikro-orm/, 'it runs on MikroORM'],
  [/_harness\/run-tests$|^node:test$/, 'it starts the test runner'],
  [/^node:/, 'it needs Node.js'],
];

const AVAILABLE = new Set<string>([
  ...KEPT_PACKAGES,
  ...RELOADED_PACKAGES,
  ...STUBBED_IMPORTS,
  ...HARNESS_FILES,
]);

/** Whether a program, by its folder below `examples/`, runs in the browser: each package that it imports, however far, must be there. */
export const checkRunnable = oncePerProgram((program, files): Runnable => {
  const needed: string[] = [];
  const missing: string[] = [];
  const found = reachable([`${program}/program.ts`], (path) => {
    const source = files.read(path);
    if (source === undefined) missing.push(path);
    return [...importsOf(withoutTypes(source ?? '')), ...driversOf(source ?? '')].flatMap((name) => {
      const file = name.startsWith('.') ? join(dirname(path), name) : undefined;
      if (file && !file.startsWith('_harness/')) return [`${file}.ts`];
      if (!AVAILABLE.has(file ?? name)) needed.push(file ?? name);
      return [];
    });
  });
  if (missing[0]) return {reason: `${missing[0]} is missing`};
  if (needed.length === 0) return {files: [...found]};
  const known = NEEDS.find(([pattern]) => needed.some((name) => pattern.test(name)));
  return {reason: known?.[1] ?? `it needs ${needed[0] ?? 'another package'}`};
});

/** The drivers of @nestjs/apollo that need more than one server. */
function driversOf(source: string): string[] {
  return source.match(/\bApollo(?:Federation|Gateway)Driver\b/g) ?? [];
}
