import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import type {Code, InlineCode, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {folderOfPage} from '../../plugins/samples/paths';
import {fencesOf} from '../../plugins/samples/page-fences';
import {fault, type Page} from '../../lib/pages';
import {identifiersOf, type Recorded} from './vocabulary';

const WORD = /[A-Za-z_$][\w$]*…?/g;
const COMMAND = /^(npm|npx) /;
const PACKAGE = /(@[\w-]+\/)?\w+(-\w+)*/g;

/** A capital within a word: what headings and titles of boxes name without marking it as code. */
const CAMEL_CASE = /\b\w*[a-z][A-Z]\w*\b/g;
const PRODUCTS =
  /^(CockroachDB|GraphQL|MariaDB|MikroORM|MongoDB|MySQL|NestJS|PostgreSQL|TypeORM|TypeScript|WebSockets?)$/;

/** `Ticket.project`, but not `aggregate.enabled`. */
const MEMBER = /^([A-Z]\w*)\.(\w+)$/;
/** `tickets(paging, filter): [Ticket!]!`, as a page writes a field of the schema. */
const SIGNATURE = /^(\w+)(?:\(([\w, ]+)\))?: (\[*[A-Z]\w*[\]!]*)$/;
/** `Ticket!`, `[Ticket!]!`: only GraphQL writes types so. */
const WRAPPED = /^\[*([A-Z]\w*)[\]!]*!$/;

/** Where the names on pages may come from. */
export interface Sources {
  /** What the examples of a page hold, by their folder: `graphql/queries/paging`. */
  recordedOf: (folder: string) => Recorded;
  /** The words of the languages and of the packages that pages speak of. */
  published: Set<string>;
  /** Words and whole spans of code that stand in none of the sources, by page, each with the reason. */
  allowed: Record<string, Record<string, string>>;
}

/**
 * Finds the names on a page (inline code, fences that name no program, and words like `setLabels` in the text) that nobody
 * recorded: neither a schema, a program or an answer of the page's own examples has them, nor a schema or an answer of a
 * page that this page links to or shows, nor a package. A field written with its type or its owner must be so in a schema.
 * An allowed name that is recorded, or that the page does not hold, is a fault too.
 */
export function nameFaults(page: Page, sources: Sources): string[] {
  const own = sources.recordedOf(folderOfPage(page.path) ?? '');
  const linked = [...linkedPages(page).map((path) => folderOfPage(path) ?? ''), ...shownFolders(page)].map(
    sources.recordedOf,
  );
  const allowed = sources.allowed[page.path] ?? {};
  const needed = new Set<string>();
  const faults = spansOf(page).flatMap(({node, words}) =>
    unknownIn(node, words, own, linked, sources.published)
      .filter(({name}) => {
        const entry = [name, node.value].find((candidate) => candidate in allowed);
        if (entry !== undefined) needed.add(entry);
        return entry === undefined;
      })
      .map(({name, why}) => fault(page, node, `"${name}" ${why}${nearest(name, [own, ...linked])}`)),
  );
  const needless = Object.keys(allowed).filter((entry) => !needed.has(entry));
  return [
    ...faults,
    ...needless.map((entry) =>
      fault(page, undefined, `"${entry}" needs no exception; delete it from unrecorded-names.json`),
    ),
  ];
}

interface Span {
  node: Code | InlineCode | Text;
  words: string[];
}

function spansOf(page: Page): Span[] {
  const spans: Span[] = [];
  visit(page.tree, 'inlineCode', (node) => {
    if (!COMMAND.test(node.value)) spans.push({node, words: wordsOfSpan(node.value)});
  });
  visit(page.tree, 'text', (node) => {
    const words = (node.value.match(CAMEL_CASE) ?? []).filter((word) => !PRODUCTS.test(word));
    if (words.length > 0) spans.push({node, words});
  });
  for (const {node, fence} of fencesOf(page)) {
    if (fence.source) continue;
    if (fence.language === 'ts') spans.push({node, words: [...identifiersOf(node.value)]});
    if (fence.language === 'graphql') spans.push({node, words: wordsOfSpan(node.value)});
  }
  return spans;
}

function wordsOfSpan(text: string): string[] {
  const isPackage = (name: string): boolean => /[-/]/.test(name) && existsSync(`node_modules/${name}`);
  const code = text.replace(PACKAGE, (name) => (isPackage(name) ? '' : name));
  return (code.match(WORD) ?? []).filter((word) => word.length > 1);
}

interface Unknown {
  name: string;
  why: string;
}

function unknownIn(
  {type, value}: Code | InlineCode | Text,
  words: string[],
  own: Recorded,
  linked: Recorded[],
  published: Set<string>,
): Unknown[] {
  const recorded = [own, ...linked];
  if (type === 'inlineCode') {
    const [, owner = '', member = ''] = MEMBER.exec(value) ?? [];
    if (recorded.some(({schemas}) => schemas.hasFields(owner))) {
      return recorded.some(({schemas}) => schemas.fieldsOf(owner, member).length > 0)
        ? []
        : [{name: value, why: 'is a field in no recorded schema'}];
    }
    const [, field = '', args = '', fieldType = ''] = SIGNATURE.exec(value) ?? [];
    if (recorded.some(({schemas}) => schemas.hasType(baseOf(fieldType)))) {
      const names = args.match(/\w+/g) ?? [];
      const fits = recorded.some(({schemas}) =>
        schemas
          .fieldsNamed(field)
          .some((known) => known.type === fieldType && names.every((name) => known.args.includes(name))),
      );
      return fits ? [] : [{name: value, why: 'is written so in no recorded schema'}];
    }
    const [, wrapped] = WRAPPED.exec(value) ?? [];
    if (wrapped) {
      const exists = recorded.some(({schemas}) => schemas.names.has(wrapped));
      return exists ? [] : [{name: wrapped, why: 'is a type in no recorded schema'}];
    }
    if (recorded.some(({texts}) => quotes(texts, value))) return [];
  }
  const known = [own.schemas.names, own.code, published, ...linked.map(({schemas}) => schemas.names)];
  return words
    .filter((word) => !isKnown(word, known) && !recorded.some(({texts}) => quotes(texts, word)))
    .map((name) => ({
      name,
      why: 'is in no schema, program or answer of this page, in no schema or answer of a page it links to, and in no package',
    }));
}

const baseOf = (type: string): string => type.replace(/[[\]!]/g, '');

function isKnown(word: string, sets: Set<string>[]): boolean {
  if (!word.endsWith('…')) return sets.some((set) => set.has(word));
  return sets.some((set) => [...set].some((known) => known.startsWith(word.slice(0, -1))));
}

/** Whether the text holds the quotation as whole words; what ends in an ellipsis may go on. */
function quotes(text: string, quotation: string): boolean {
  const escaped = quotation.replace(/…$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\w)${escaped}${quotation.endsWith('…') ? '' : '(?!\\w)'}`).test(text);
}

function nearest(name: string, recorded: Recorded[]): string {
  const near = suggestionList(name, [...new Set(recorded.flatMap(({schemas}) => [...schemas.names]))])[0];
  return near
    ? `; did you mean "${near}"?`
    : '; correct it, record it, or allow it with its reason in unrecorded-names.json';
}

/** The pages that a page links to, as paths below the root. */
function linkedPages(page: Page): string[] {
  const paths = new Set<string>();
  visit(page.tree, 'link', ({url}) => {
    const [target = ''] = url.split('#');
    if (/^\.{1,2}\/.*\.mdx$/.test(target)) paths.add(join(page.path, '..', target));
  });
  paths.delete(page.path);
  return [...paths];
}

/** The folders outside of the page's own that its fences show something of. */
function shownFolders(page: Page): string[] {
  return fencesOf(page)
    .flatMap(({fence: {source}}) => {
      if (source?.kind === 'file') return [source.file, source.run ?? ''];
      return source?.kind === 'operation' ? [source.operation] : (source?.names ?? []);
    })
    .filter((name) => name.startsWith('/'))
    .map((name) => dirname(name.slice(1)));
}
