/** What may be wrong with a text at the place of its first syntax error, each with the change that would be its repair. */
import {quotes, signs, words} from './syntax-signs';
import {type Broken, CLOSERS, type Edits, type Repair, type Token} from './syntax-tokens';

/** Brackets that are tried, and places where one may be missing. */
const MOST_BRACKETS = 4;
const MOST_PLACES = 60;

const isCloser = (text: string): boolean => Object.values(CLOSERS).includes(text);

/** What may be wrong, the likelier first. */
export function* repairsOf(broken: Broken): Generator<Repair> {
  const {text, tokens, before, next, says, error} = broken;
  yield* quotes(broken);
  yield* bodies(tokens, before.length);
  yield* emptyClasses(text, before);
  if (next && says.startsWith("','")) yield* commas(next, before);
  if (says === 'Declaration expected.') yield* decorators(broken);
  const closers = tokens.filter((one) => isCloser(one.text) && one.from <= error).reverse();
  for (const {text: closer, from} of closers.slice(0, MOST_BRACKETS)) {
    yield {edits: [[from, '', 1]], at: from, message: `There is one '${closer}' too many. Delete this one.`};
  }
  const open = before
    .filter((one) => CLOSERS[one.text] && !(one.closer && one.closer.from < error))
    .reverse();
  for (const opener of open.slice(0, MOST_BRACKETS)) yield* missing(text, before, [opener]);
  yield* words(broken);
  yield* signs(broken);
  if (open.length > 1) yield* missing(text, before, open.slice(0, 2));
}

/** A function without a body of its own that should return an object. */
function* bodies(tokens: readonly Token[], count: number): Generator<Repair> {
  for (let index = count - 1; index >= 0; index -= 1) {
    const body = tokens[index + 1];
    if (tokens[index]?.text !== '=>' || body?.text !== '{' || !body.closer) continue;
    const message =
      "This '{' begins the body of the function, not an object. To return an object, wrap it in parentheses: => ({ … }).";
    yield {
      edits: [
        [body.from, '('],
        [body.closer.to, ')'],
      ],
      at: body.from,
      message,
    };
  }
}

/** A class whose members follow its braces. */
function* emptyClasses(text: string, before: readonly Token[]): Generator<Repair> {
  for (const {text: one, from, closer} of before) {
    const name = /\bclass\s+(\w+)[^{}]*$/.exec(text.slice(0, from))?.[1];
    if (one !== '{' || !name || !closer || text.slice(from + 1, closer.from).trim()) continue;
    const message = `The class ${name} ends at this '}', before its members. Move it below the last one.`;
    const end: Edits[number] = [closer.from, '', 1];
    for (const edits of [[end], [end, [text.length, '}'] as const]]) yield {edits, at: closer.from, message};
  }
}

/** A comma that is missing before what cannot follow, or something else in its place. */
function* commas(next: Token, before: readonly Token[]): Generator<Repair> {
  const near = [...before.slice(-3), next].reverse();
  for (const {text, from} of near) {
    yield {edits: [[from, ',']], at: from, message: `A comma is missing before '${text}'.`};
  }
  if (/^[;:.=]$/.test(next.text)) {
    yield {edits: [[next.from, ',', 1]], at: next.from, message: `Write a comma instead of '${next.text}'.`};
  }
}

/** What stands between a decorator and what it decorates, and that there is nothing. */
function* decorators({next, error}: Broken): Generator<Repair> {
  if (next?.text === ';') {
    yield {
      edits: [[next.from, '', 1]],
      at: next.from,
      message: "No ';' stands between a decorator and what it decorates. Delete it.",
    };
  }
  if (next && /^[?!:]$/.test(next.text)) {
    yield {edits: [[next.from, 'x']], at: next.from, message: `A name is missing before '${next.text}'.`};
  }
  const message = 'A decorator needs something to decorate: put it above a property, a method or a class.';
  for (const insert of [' x;', ' class x {}']) yield {edits: [[error, insert]], at: error, message};
}

/** Brackets that are missing: at the error, or behind one of the words before it, the nearest first. */
function* missing(text: string, before: readonly Token[], openers: readonly Token[]): Generator<Repair> {
  const first = openers.at(-1)?.from ?? 0;
  const lineOf = ({from}: Token): number => text.slice(0, from).split('\n').length;
  const closers = openers.map((one) => CLOSERS[one.text] ?? '').join('');
  const which = openers.map((one) => `the '${one.text}' in line ${lineOf(one)}`).join(' and ');
  const never = openers.length === 1 ? 'is never closed' : 'are never closed';
  const message = `A '${closers}' is missing here: ${which} ${never}.`;
  const ends = before.filter((one) => one.from >= first).map(({to}) => to);
  for (const at of ends.reverse().slice(0, MOST_PLACES)) yield {edits: [[at, closers]], at: at - 1, message};
}
