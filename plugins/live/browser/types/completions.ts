/** Which of the names that could stand at a place are proposed, and in which order. */
import type ts from 'typescript';

/** What programs are run with and checked by, beside them. */
const INNER = /^\.\..*\/(?:_|check$)/;
/** The packages whose names are meant most often. */
const MEANT_FIRST = [/^@ptc-org\//, /^@nestjs\/graphql$/, /^(?:typeorm|class-validator|@nestjs\/common)$/];
/** It has hundreds of names, and programs use those of its types and errors. */
const OF_GRAPHQL = /^graphql(?:$|\/)/;
/** What can decorate, as TypeScript calls it; a class that a package exports never does. */
const DECORATORS = ['function', 'const', 'let', 'var', 'alias'];
/** How TypeScript sorts what is declared everywhere: globals and keywords. */
const EVERYWHERE = '15';

/** A place where names are asked for. */
export interface Asked {
  /** The text of the file. */
  text: string;
  /** The beginning of a word that stands there; empty where all names are wanted. */
  typed: string;
  /** Whether a decorator is named there. */
  isDecorator?: boolean;
  /** What programs import from packages, by package. */
  known: Readonly<Record<string, readonly string[]>>;
}

/** Where a name would be imported from. */
export const sourceOf = ({data, source}: ts.CompletionEntry): string | undefined =>
  data?.moduleSpecifier ?? source;

/** The names that are proposed at a place, those first that are meant most often. */
export function proposedAt(asked: Asked, entries: readonly ts.CompletionEntry[]): ts.CompletionEntry[] {
  const rank = (entry: ts.CompletionEntry): string => `${entry.sortText} ${10 + orderOf(entry, asked)}`;
  return entries
    .filter((entry) => canStand(entry, asked.text) && isWanted(entry, asked))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/**
 * What a program has itself is meant most often, then what other programs import. Of these, what comes from a package that
 * the file imports from already comes first.
 */
function orderOf(entry: ts.CompletionEntry, {text, known}: Asked): number {
  const source = sourceOf(entry);
  if (source === undefined || source.startsWith('.')) return 0;
  const place = MEANT_FIRST.findIndex((one) => one.test(source));
  const order = text.includes(`'${source}'`) ? 1 : 2 + (place < 0 ? MEANT_FIRST.length : place);
  return known[source]?.includes(entry.name) ? order : order + 10;
}

/** Whether a program can name it in the sandbox, and its reader may know it. */
function canStand(entry: ts.CompletionEntry, text: string): boolean {
  if (entry.kind === 'warning') return false;
  // The inner files of packages, and what the site runs programs with.
  const from = sourceOf(entry) ?? '';
  if (from.startsWith('.') ? INNER.test(from) : /[^@/]+\/.*\//.test(entry.source ?? '')) return false;
  // It has names for everything, which hardly any program uses.
  return !from.startsWith('rxjs') || text.includes(`'rxjs`);
}

function isWanted(entry: ts.CompletionEntry, {typed, isDecorator}: Asked): boolean {
  const {name, kind, sortText} = entry;
  if (typed === '' || name === typed) return true;
  if (!beginsAWord(name, typed)) return false;
  const source = sourceOf(entry) ?? '.';
  const isOfPackage = !source.startsWith('.');
  if (isDecorator) {
    if (sortText === EVERYWHERE) return false;
    if (isOfPackage && !(DECORATORS.includes(kind) && /^[A-Z].*[a-z]/.test(name))) return false;
  }
  if (OF_GRAPHQL.test(source)) return name.startsWith('GraphQL');
  // The constants of packages, of which a reader who means one types the capitals.
  const isConstant = isOfPackage && /^[A-Z\d_]{3,}$/.test(name);
  return !isConstant || (typed.length > 1 && name.startsWith(typed));
}

/** Whether a name, or a word within it, begins with what is typed: `IDField` with `fi`. */
function beginsAWord(name: string, typed: string): boolean {
  const lower = name.toLowerCase();
  const begin = typed.toLowerCase();
  const capital = typed.charAt(0).toUpperCase();
  if (lower.startsWith(begin)) return true;
  return name.split('').some((letter, at) => letter === capital && lower.startsWith(begin, at));
}
