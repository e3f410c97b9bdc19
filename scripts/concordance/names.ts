import type {Passage} from './passages';

/** A capital within a word: only names have one, and pages may write them without marking them as code. */
const CAMEL_CASE = /[a-z\d][A-Z]/;
/** A command line names files and programs. */
const COMMAND = /^(npm|npx|grep|git|node) /;
const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * Whether a passage names it. A word is looked for in code, and in text too where it has a capital within, because `like`
 * and `filter` are also English. Several words, such as the text of an error, are looked for in both. `…` stands for what
 * varies: the rest of a word (`createOne…`), or of a text (`Unable to find … with id: …`). A quotation of the beginning of a
 * text names it too.
 */
export function namer(name: string): (passage: Passage) => boolean {
  const isText = /\s/.test(name);
  const anything = isText ? '.+?' : '[\\w$]+';
  const pattern = name
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(anything);
  const whole = new RegExp(`(?<![\\w$])${pattern}(?![\\w$])`);
  const everywhere = isText || CAMEL_CASE.test(name.replaceAll('…', 'x')) || /[^\w$…]/.test(name);
  return ({text, code}) =>
    code.some((span) => whole.test(span)) ||
    (everywhere && whole.test(text)) ||
    (isText && [...code, text].some((quotation) => isBeginning(quotation, name)));
}

/** Whether a page quotes the beginning of a text: `Unable to find …`. */
function isBeginning(quotation: string, text: string): boolean {
  const words = quotation.replace(/…$/, '').trim();
  return /\s\S+\s/.test(words) && text.startsWith(words);
}

/** The words of the code in a passage, and those with a capital within in its text. */
export function wordsOf({text, code}: Passage): Set<string> {
  const marked = code.filter((span) => !COMMAND.test(span)).flatMap((span) => span.match(WORD) ?? []);
  const plain = (text.match(WORD) ?? []).filter((word) => CAMEL_CASE.test(word));
  return new Set([...marked, ...plain].filter((word) => word.length > 1));
}

/** How many pages name each, the most named first. */
export function countPages(passages: Passage[], names: string[]): [name: string, pages: number][] {
  const pagesOf = new Map<string, Set<string>>();
  const add = (name: string, page: string): void => {
    pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page));
  };
  const patterns = names.filter((name) => !/^[\w$]+$/.test(name)).map((name) => ({name, names: namer(name)}));
  for (const passage of passages) {
    wordsOf(passage).forEach((word) => add(word, passage.page));
    patterns.filter((pattern) => pattern.names(passage)).forEach(({name}) => add(name, passage.page));
  }
  for (const name of names) if (!pagesOf.has(name)) pagesOf.set(name, new Set());
  return [...pagesOf]
    .map(([name, pages]): [string, number] => [name, pages.size])
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
