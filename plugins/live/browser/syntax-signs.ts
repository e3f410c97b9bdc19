/** Signs and words that are missing, misspelt or too many: what may be wrong beside brackets and commas. */
import {editDistance} from '../../../lib/edit-distance';
import type {Broken, Repair, Token} from './syntax-tokens';

const CURLY = /[\u2018\u2019\u201c\u201d]/g;

/** Quotes that are missing or of another kind, and comments. */
export function* quotes({text, tokens, says, error}: Broken): Generator<Repair> {
  if (says === 'Invalid character.') yield* characters(text, error);
  const package_ = /\bfrom\s+([@\w./-]+)\s*;?$/m.exec(text);
  if (package_?.[1]) {
    const at = package_.index + package_[0].indexOf(package_[1]);
    const quoted = `'${package_[1]}'`;
    yield {
      edits: [[at, quoted, package_[1].length]],
      at,
      message: `The name of a module stands in quotes: ${quoted}.`,
    };
  }
  const comment = text.lastIndexOf('/*');
  if (comment > text.lastIndexOf('*/')) {
    const end = text.slice(comment).search(/$/m) + comment;
    yield {edits: [[end, ' */']], at: comment, message: "This comment does not end: write '*/' behind it."};
  }
  const open = tokens.find(({isOpen}) => isOpen);
  if (open) yield* unclosed(text, open);
}

/** Characters that TypeScript does not know. */
function* characters(text: string, at: number): Generator<Repair> {
  const found = text.charAt(at);
  if (found === '#') {
    yield {edits: [[at, '//', 1]], at, message: "A comment begins with '//', not with '#'."};
  }
  const straight = Array.from(text.matchAll(CURLY), ({0: one, index}) => {
    return [index, /[\u2018\u2019]/.test(one) ? "'" : '"', 1] as const;
  });
  const message = `Write straight quotes: ' or " instead of ${found}.`;
  if (straight.length > 0) yield {edits: straight, at, message};
  yield {edits: [[at, '', 1]], at, message: `'${found}' has no meaning in TypeScript. Delete it.`};
}

/** A quote that is missing in the line of a text that does not end: behind a word, or before one. */
function* unclosed(text: string, {text: open, from}: Token): Generator<Repair> {
  const quote = open.charAt(0);
  const start = text.lastIndexOf('\n', from) + 1;
  const [line = ''] = text.slice(start).split('\n');
  const inQuotes = (index: number): boolean => line.slice(0, index).split(quote).length % 2 === 0;
  const found = [...line.matchAll(/[@\w./-]*\w/g)];
  for (const {0: word, index} of found.filter((one) => inQuotes(one.index))) {
    const end = index + word.length;
    const message = `A closing quote (${quote}) is missing after ${word}.`;
    yield {edits: [[start + end, quote]], at: start + end - 1, message};
  }
  for (const {0: word, index} of found.filter((one) => !inQuotes(one.index)).reverse()) {
    const message = `An opening quote (${quote}) is missing before ${word}.`;
    yield {edits: [[start + index, quote]], at: start + index, message};
  }
  // The rest of the text may hold other mistakes: that this one does not end is sure.
  yield {
    edits: [[0, '', text.length]],
    at: from,
    message: `This text does not end: write the closing quote (${quote}) behind it.`,
  };
}

const KEYWORDS =
  'import from export class extends interface function return const async await enum static readonly'.split(
    ' ',
  );

/** Words that are misspelt or missing. */
export function* words({tokens, before, says}: Broken): Generator<Repair> {
  const near = tokens.slice(Math.max(0, before.length - 3), before.length + 2).reverse();
  for (const {text, from} of near) {
    if (!/^\w{3,}$/.test(text) || KEYWORDS.includes(text)) continue;
    const meant = KEYWORDS.find((one) => editDistance(text, one, 2) <= (text.length > 4 ? 2 : 1));
    if (!meant) continue;
    yield {edits: [[from, meant, text.length]], at: from, message: `Write ${meant} instead of '${text}'.`};
  }
  const [lacking, named] = says.startsWith("'from'") ? ['from', /^['"]/] : ['class', /^[A-Z]\w*$/];
  for (const {text, from} of near.filter((one) => named.test(one.text))) {
    const message = `The word ${lacking} is missing before ${text}.`;
    yield {edits: [[from, `${lacking} `]], at: from, message};
  }
}

/** What stands for an arrow, and what a comma or a colon is mixed up with. */
const NO_ARROW = /^\s*(->|=\s+>|>=|=)(?!>)/;
const MIXED_UP = [';', ':', ','];

/** Signs that are missing, mixed up or too many. */
export function* signs(broken: Broken): Generator<Repair> {
  const {text, tokens, before, next, says} = broken;
  const near = [...before.slice(-3), ...(next ? [next] : [])];
  const last = before.at(-1);
  for (const {to} of near.filter((one) => one.text === ')').reverse()) {
    const [all = '', instead = ''] = NO_ARROW.exec(text.slice(to)) ?? [];
    const at = to + all.length - instead.length;
    yield instead
      ? {edits: [[at, '=>', instead.length]], at, message: `Write => instead of '${instead}'.`}
      : {edits: [[to, ' =>']], at: to - 1, message: "An arrow (=>) is missing after ')'."};
  }
  const after = tokens.slice(before.length + 1, before.length + 3);
  for (const {from, text: sign} of [...near.slice(-3).reverse(), ...after]) {
    if (/^[!?]$/.test(sign)) continue;
    yield {edits: [[from, ':']], at: from, message: `A colon is missing before '${sign}'.`};
  }
  if (last && /^(?:[:=+*/<>&|?-]|=>|&&|\|\||\?\?|[=!]==?)$/.test(last.text)) {
    const what = says.startsWith('Type') ? 'type' : 'value';
    yield {edits: [[last.to, ' x']], at: last.from, message: `A ${what} is missing after '${last.text}'.`};
  }
  for (const {from, text: sign} of near.slice(-2).reverse()) {
    if (!/^[;:,.=]$/.test(sign)) continue;
    for (const other of MIXED_UP.filter((one) => one !== sign)) {
      yield {edits: [[from, other, 1]], at: from, message: `Write '${other}' instead of '${sign}'.`};
    }
    yield {edits: [[from, '', 1]], at: from, message: `There is one '${sign}' too many. Delete this one.`};
  }
  yield* places(broken);
}

/** What is missing between two words: a name, a bracket that opens, or an end of what stands before. */
function* places({tokens, before, next}: Broken): Generator<Repair> {
  const lone = [...before]
    .reverse()
    .find((one) => one.text === '@' && !/^[\w(]/.test(tokens[tokens.indexOf(one) + 1]?.text ?? ''));
  if (lone) {
    yield {edits: [[lone.to, 'x']], at: lone.from, message: "A name is missing after '@'."};
  }
  for (const {to, text} of before.slice(-4).reverse()) {
    for (const opener of ['{', '(', '[']) {
      const message = `A '${opener}' is missing after '${text}'.`;
      yield {edits: [[to, ` ${opener}`]], at: to - 1, message};
    }
  }
  if (!next) return;
  const {from, to, text} = next;
  yield {edits: [[from, ';']], at: from, message: `A new line or a ';' is missing before '${text}'.`};
  yield {edits: [[from, '', to - from]], at: from, message: `'${text}' does not belong here. Delete it.`};
}
