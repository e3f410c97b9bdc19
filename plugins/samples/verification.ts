import {dirname, join} from 'node:path/posix';
import ts from 'typescript';
import type {Verification} from '../../lib/sample-notes';
import {importsOf, reachable, withoutTypes} from '../../lib/imports';
import {installedVersion} from '../shared/installed-version';
import {type ExampleFiles, oncePerProgram, programOf, unexecutedReason} from './example-files';

/** What a program may run on: the modules that it imports, the package whose version counts, and its name. */
type Layer = [modules: RegExp, packageName: string, name: string];

const NEST: Layer = [/^@nestjs/, '@nestjs/core', 'NestJS'];
const LIBRARY: Layer = [/nestjs-query/, '@ptc-org/nestjs-query-core', 'nestjs-query'];
const ORMS: Layer[] = [
  [/typeorm$/, 'typeorm', 'TypeORM'],
  [/sequelize/, 'sequelize', 'Sequelize'],
  [/mikro-orm/, '@mikro-orm/core', 'MikroORM'],
  [/mongoose|typegoose/, 'mongoose', 'Mongoose'],
  [/typegoose/, '@typegoose/typegoose', 'Typegoose'],
];

/** What stood in for a database where its results were recorded, and who compares them with the database itself. */
const STAND_INS = new Map([
  ['MongoDB', "a server that speaks MongoDB's protocol; the workflow compares the results with MongoDB 8"],
]);

/**
 * How the program of a file was checked.
 * @param path of a file, an operation or a schema below `examples/`
 */
export function verificationOf(path: string, files: ExampleFiles): Verification {
  const program = programOf(path, files);
  const loaded = loadedBy(program, files);
  const reason = unexecutedReason(program, files);
  if (reason) return {verification: typeChecked(`not executed: ${reason}`), program};
  if (path.endsWith('.ts') && !loaded.sources.has(path)) {
    return {verification: typeChecked('no program loads this file'), program};
  }
  return {verification: ranOn(loaded), program};
}

function typeChecked(reason: string): string {
  return `Type-checked with ${versionOf(LIBRARY)}; ${reason}`;
}

function ranOn({imports, databases}: Loaded): string {
  const isUsed = ([modules]: Layer) => imports.some((name) => modules.test(name));
  const orms = ORMS.filter(isUsed);
  const packages = [isUsed(LIBRARY) || orms.length > 0 ? LIBRARY : NEST, ...orms]
    .filter(isUsed)
    .map(versionOf);
  return orms.length > 0 && databases.length === 0
    ? `Ran without a database, with ${packages.join(', ')}`
    : `Ran on ${[...packages, ...databases].join(', ')}`;
}

function versionOf([, packageName, name]: Layer): string {
  return `${name} ${installedVersion(packageName)}`;
}

interface Loaded {
  sources: Set<string>;
  /** The packages and the files of the harness that these import. */
  imports: string[];
  databases: string[];
}

const loadedBy = oncePerProgram((program, files): Loaded => {
  const compiled = (path: string): string => withoutTypes(files.read(path) ?? '');
  const sources = reachable([`${program}/program.ts`], (path) => filesNamedBy(compiled(path), path));
  const texts = Array.from(sources, compiled);
  const imports = texts
    .flatMap(importsOf)
    .filter((name) => !name.startsWith('.') || name.includes('/_harness/'));
  return {sources, imports, databases: databasesOf(texts, imports)};
});

/** The sources that a text imports or names otherwise: to require them later, or to compile them by itself. */
function filesNamedBy(text: string, path: string): string[] {
  return Array.from(text.matchAll(/'([^'\s]+)'/g), ([, name = '']) => {
    if (name.startsWith('.')) return `${join(dirname(path), name)}.ts`;
    return name.endsWith('.ts') ? name : '';
  }).filter((file) => file !== '' && !file.startsWith('_harness/'));
}

function databasesOf([program = '', ...others]: string[], imports: string[]): string[] {
  const own = stringsOf(program);
  // Adapters have the names of packages.
  const needed = (own.get('needs') ?? []).filter((need) => !need.startsWith('@'));
  if (needed.length > 0) return needed.map((need) => STAND_INS.get(need) ?? need);
  if (imports.some((name) => name.endsWith('_harness/postgres'))) return ['PostgreSQL (PGlite)'];
  const isOnSqlite = (strings: typeof own): boolean => strings.get('type')?.includes('sqljs') ?? false;
  if (!isOnSqlite(own) && !others.some((text) => isOnSqlite(stringsOf(text)))) return [];
  return own.get('on')?.includes('postgres')
    ? ['SQLite (sql.js)', 'PostgreSQL (PGlite)']
    : ['SQLite (sql.js)'];
}

/** The strings that the properties of a source have, also as a list, by the name of the property. */
function stringsOf(source: string): Map<string, string[]> {
  const strings = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      const {name, initializer} = node;
      const all: readonly ts.Expression[] = ts.isArrayLiteralExpression(initializer)
        ? initializer.elements
        : [initializer];
      const found = all.filter(ts.isStringLiteralLike).map(({text}) => text);
      strings.set(name.text, [...(strings.get(name.text) ?? []), ...found]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('program.ts', source, ts.ScriptTarget.Latest));
  return strings;
}
