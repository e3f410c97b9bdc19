import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Code, InlineCode, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {fault, type Page} from '../../lib/pages';
import {fencesOf} from './fences';
import {LIBRARY_PACKAGES} from './library';

/** `createOne…` stands for names that begin so. */
const WORD = /[A-Za-z_$][\w$]*…?/g;
const COMMAND = /^(npm|npx) /;
const PACKAGE = /(@[\w-]+\/)?\w+(-\w+)*/g;
/** A capital within a word: what headings and titles of boxes name without marking it as code. */
const CAMEL_CASE = /\b\w*[a-z][A-Z]\w*\b/g;
const PRODUCTS =
  /^(CockroachDB|GraphQL|MariaDB|MikroORM|MongoDB|MySQL|NestJS|PostgreSQL|TypeORM|TypeScript|WebSockets?)$/;

/** What pages name beside GraphQL: the library, and what its users meet with it. */
const PACKAGES = [
  ...LIBRARY_PACKAGES,
  '@nestjs/common',
  '@nestjs/graphql',
  'class-validator',
  'class-transformer',
  'dataloader',
];

/** What a program, its schema or what a run of it came to can hold. */
const IN_EXAMPLES = /^(?![_.]|node_modules\/).*(\.ts|\.graphql|\/recorded\/.+\.\w+)$/;

/** The names that exist: those of the examples with all that was recorded, of the packages, and of the language. */
export function knownNames(): Set<string> {
  const examples = textsOf('examples', (path) => IN_EXAMPLES.test(path));
  const declarations = PACKAGES.flatMap((name) =>
    textsOf(dirname(require.resolve(`${name}/package.json`)), (path) =>
      /^(?!.*node_modules).*\.d\.ts$/.test(path),
    ),
  );
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  // What a comment says need not exist.
  for (const text of [...examples, ...declarations]) {
    for (const word of text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').match(WORD) ?? []) names.add(word);
  }
  return names;
}

function textsOf(folder: string, isRead: (path: string) => boolean): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => isRead(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/**
 * The names on a page that do not exist: of inline code, of fences that name no program, and words like `setLabels` in the
 * text. An exception that exists, or that the page does not have, is a fault too.
 *
 * @param allowed names that stand in nothing that was read, each with the reason
 */
export function nameFaults(page: Page, known: Set<string>, allowed: Record<string, string> = {}): string[] {
  const needed = new Set<string>();
  const faults: string[] = [];
  for (const {node, words} of codeOf(page)) {
    for (const word of words.filter((one) => !isKnown(one, known))) {
      if (word in allowed) needed.add(word);
      else
        faults.push(
          fault(
            page,
            node,
            `"${word}" stands in no program, schema, result or package; correct it, record it, or allow it with its reason in unrecorded-names.json`,
          ),
        );
    }
  }
  const needless = Object.keys(allowed).filter((name) => !needed.has(name));
  return [
    ...faults,
    ...needless.map((name) =>
      fault(page, undefined, `"${name}" needs no exception; delete it from unrecorded-names.json`),
    ),
  ];
}

interface Named {
  node: Code | InlineCode | Text;
  words: string[];
}

function codeOf(page: Page): Named[] {
  const found: Named[] = [];
  visit(page.tree, 'inlineCode', (node) => {
    if (!COMMAND.test(node.value)) found.push({node, words: namesIn(node.value)});
  });
  visit(page.tree, 'text', (node) => {
    const words = node.value.match(CAMEL_CASE) ?? [];
    found.push({node, words: words.filter((word) => !PRODUCTS.test(word))});
  });
  for (const {node, fence} of fencesOf(page)) {
    if (!fence.source && /^(ts|graphql)$/.test(fence.language))
      found.push({node, words: namesIn(node.value)});
  }
  return found;
}

function namesIn(code: string): string[] {
  const isPackage = (name: string): boolean => /[-/]/.test(name) && existsSync(`node_modules/${name}`);
  const others = code.replace(PACKAGE, (name) => (isPackage(name) ? '' : name));
  return (others.match(WORD) ?? []).filter((word) => word.length > 1);
}

function isKnown(word: string, known: Set<string>): boolean {
  if (!word.endsWith('…')) return known.has(word);
  const start = word.slice(0, -1);
  return [...known].some((name) => name.startsWith(start));
}
