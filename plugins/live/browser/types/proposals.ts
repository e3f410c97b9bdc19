/** What a name could be that TypeScript does not find: its own proposals know nothing of what a file does not import. */
import type ts from 'typescript';
import {editDistance} from '../../../../lib/edit-distance';
import {plainWordsOf} from './plain-words';

/** Cannot find name. */
const NO_NAME = 2304;
/** The same, with a name that the file has. */
const OTHER_NAME = 2552;
/** Property has no initializer. */
const NO_INITIALIZER = 2564;
/** Module has no exported member. */
const NO_MEMBER = 2305;
/** Object literal may only specify known properties. */
const OPTION = 2353;
/** The same, and that a property does not exist, with the name of another. */
const OTHER_PROPERTIES = [2551, 2561];
const MEANT = /Did you mean (?:to write )?'(\w+)'\?/;

/** What could stand at the end of a text: of the file where the mistake is, or of one that imports nothing. */
interface NamesInScope {
  here: () => readonly Name[];
  elsewhere: () => readonly Name[];
  /** What could stand in the place of what is wrong. */
  instead: () => readonly Name[];
  /** What a file of the program has by a name for itself alone. */
  inner: (name: string) => {kind: string; file: string} | undefined;
}

interface Name {
  name: string;
  /** Where it would be imported from. */
  source?: string;
}

/** What is said of a mistake, and the name to write in its place, imported from where it is. */
export interface Proposal {
  message: string;
  fix?: {label: string; source?: string};
}

/** TypeScript's words for a mistake, with what was probably meant. */
export function proposalOf(
  {code, file, start = 0, length = 0}: ts.Diagnostic,
  message: string,
  known: NamesInScope,
): Proposal {
  const written = file?.text.slice(start, start + length) ?? '';
  const plain = plainWordsOf(message);
  if (plain) return {message: `${plain}\n${message}`};
  if (code === OPTION) {
    const near = nearest(written, known.instead(), Math.floor(0.4 * written.length));
    if (!near) return {message};
    return {message: `${message} Did you mean to write '${near.name}'?`, fix: {label: near.name}};
  }
  if (OTHER_PROPERTIES.includes(code)) {
    const [, label] = MEANT.exec(message) ?? [];
    return {message, fix: label ? {label} : undefined};
  }
  if (code === NO_INITIALIZER) {
    return {
      message: `Write '${written}!', because the library sets ${written}, and no constructor does.`,
      fix: {label: `${written}!`},
    };
  }
  if (![NO_NAME, OTHER_NAME, NO_MEMBER].includes(code)) return {message};
  const names = code === NO_MEMBER ? known.elsewhere() : known.here();
  const sources = names.flatMap(({name, source}) => (name === written && source ? [source] : []));
  // That of TypeScript is another name, which the file happens to have.
  const [says] = message.split(' Did you mean');
  if (sources.length > 0) {
    const isRenamed = code === NO_MEMBER && !/^\s*[,}]/.test(file?.text.slice(start + length) ?? '');
    const fix = isRenamed ? undefined : {label: written, source: sources[0]};
    return {message: `${says} Import it from ${listed(sources)}.`, fix};
  }
  const inner = code === NO_MEMBER ? undefined : known.inner(written);
  if (inner) {
    const {kind, file} = inner;
    return {message: `${says} It is in ${file}, but not exported: write export before ${kind}.`};
  }
  const near = code === NO_MEMBER ? undefined : meant(written, code, names);
  if (!near && code === NO_NAME) {
    return {
      message: `${says} No file here declares it: copy it from the page if that shows it, or correct the name.`,
    };
  }
  if (!near) return {message};
  const from = near.source ? ` from '${near.source}'` : '';
  return {
    message: `${says} Did you mean '${near.name}'${from}?`,
    fix: {label: near.name, source: near.source},
  };
}

/** Letters that who types a name may not have come to yet. */
const FEW_LETTERS = 4;

/** A name that differs in its capitals, begins so, or is written nearly so. */
function meant(written: string, code: number, names: readonly Name[]): Name | undefined {
  const own = names.filter(({source}) => !source?.startsWith('..'));
  const same = own.find(({name}) => name.toLowerCase() === written.toLowerCase());
  const all = own.filter(({name}) => written.length > 3 && name.startsWith(written));
  const begun = shortest(all.filter(({source}) => source === all[0]?.source));
  if (same || (begun && begun.name.length <= written.length + FEW_LETTERS)) return same ?? begun;
  // Of the names in the file, TypeScript has proposed the nearest.
  if (code !== NO_NAME) return undefined;
  const isCapital = (name: string): boolean => /^[A-Z]/.test(name);
  const imported = own.filter(({name, source}) => source && isCapital(name) === isCapital(written));
  const near = nearest(written, imported, Math.min(2, Math.floor(written.length / 3)));
  return near ?? shortest(own.filter(({name}) => leavesOut(written, name))) ?? begun;
}

/** Letters with which both begin where one leaves out some of the other: `FilterField` of `FilterableField`. */
const SAME_LETTERS = 3;

/** Whether a name is written without some of its letters. */
function leavesOut(written: string, name: string): boolean {
  let found = 0;
  for (const letter of name) if (letter === written[found]) found++;
  return (
    written.length > FEW_LETTERS &&
    found === written.length &&
    name.startsWith(written.slice(0, SAME_LETTERS))
  );
}

/** The shortest name, of the file itself where there is one. */
function shortest(names: readonly Name[]): Name | undefined {
  const own = names.filter(({source}) => !source);
  return [...(own.length > 0 ? own : names)].sort((a, b) => a.name.length - b.name.length)[0];
}

const listed = (sources: string[]): string =>
  [...new Set(sources)]
    .slice(0, 2)
    .map((source) => `'${source}'`)
    .join(' or ');

/** The name that is written most alike, the first of several. */
function nearest(written: string, names: readonly Name[], most: number): Name | undefined {
  let limit = most;
  let found: Name | undefined;
  for (const one of names) {
    const distance = editDistance(written.toLowerCase(), one.name.toLowerCase(), limit);
    if (distance > limit) continue;
    found = one;
    limit = distance - 1;
  }
  return found;
}
