import type {Passage} from './passages';

/** A capital within a word: only names have one, and pages may write them without marking them as code. */
const CAMEL_CASE = /[a-z\d][A-Z]/;

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
