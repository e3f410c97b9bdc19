import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {specifiedDirectives, specifiedScalarTypes} from 'graphql';
import ts from 'typescript';
import type {Files} from '../../plugins/samples/files';
import {LIBRARY} from './library';
import {SchemaIndex} from './schema-index';

/** What pages name beside GraphQL: the library, and what its users meet with it. */
const PACKAGES = [
  ...LIBRARY,
  '@nestjs/common',
  '@nestjs/graphql',
  'class-validator',
  'class-transformer',
  'dataloader',
];

/** The names that the examples of one page hold. */
export interface Recorded {
  schemas: SchemaIndex;
  /** Identifiers of its programs. */
  code: Set<string>;
  /** Answers, statements, events and output, as one text. */
  texts: string;
}

/** The identifiers of TypeScript. Comments name nothing, and what strings hold is the author's own. */
export function identifiersOf(source: string): Set<string> {
  return tokensOf(source, ts.SyntaxKind.Identifier);
}

function tokensOf(source: string, ...kinds: ts.SyntaxKind[]): Set<string> {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source);
  const words = new Set<string>();
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kinds.includes(kind)) words.add(scanner.getTokenValue());
  }
  return words;
}

/** Reads each folder of examples once, with what runs wrote about it. */
export function recordedReader(files: Files): (folder: string) => Recorded {
  const read = new Map<string, Recorded>();
  return (folder) => {
    const recorded = read.get(folder) ?? readRecorded(folder, files);
    read.set(folder, recorded);
    return recorded;
  };
}

function readRecorded(folder: string, files: Files): Recorded {
  const schemas = new SchemaIndex();
  const code = new Set<string>();
  const texts: string[] = [];
  for (const path of filesIn(folder, files)) {
    const text = files.read(path) ?? '';
    if (path.endsWith('/schema.graphql')) schemas.add(text);
    else if (path.endsWith('.ts')) identifiersOf(text).forEach((word) => code.add(word));
    else if (/\/recorded\//.test(path)) texts.push(text);
  }
  return {schemas, code, texts: texts.join('\n').replaceAll('\\"', '"')};
}

function filesIn(folder: string, files: Files): string[] {
  return files.list(folder).flatMap((entry) => {
    if (/^[_.]|^node_modules\//.test(entry)) return [];
    const path = `${folder}/${entry}`;
    return entry.endsWith('/') ? filesIn(path.slice(0, -1), files) : [path];
  });
}

/** The words of the languages, and of the published declarations of `PACKAGES`. */
export function readPublished(): Set<string> {
  const words = new Set(Object.getOwnPropertyNames(globalThis));
  for (let kind = ts.SyntaxKind.FirstKeyword; kind <= ts.SyntaxKind.LastKeyword; kind++) {
    words.add(ts.tokenToString(kind) ?? '');
  }
  [...specifiedDirectives, ...specifiedScalarTypes].forEach(({name}) => words.add(name));
  for (const path of PACKAGES.flatMap(declarationsOf)) {
    // A string in a declaration is a value that an option takes.
    const {Identifier, StringLiteral} = ts.SyntaxKind;
    tokensOf(readFileSync(path, 'utf8'), Identifier, StringLiteral).forEach((word) => words.add(word));
  }
  return words;
}

function declarationsOf(packageName: string): string[] {
  const folder = dirname(require.resolve(`${packageName}/package.json`));
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.d.ts') && !path.includes('node_modules'))
    .map((path) => join(folder, path));
}
