/**
 * Says what is wrong with a text that is no TypeScript. The mistake is the one whose repair makes the whole text TypeScript:
 * each usual one is tried, and where none fits TypeScript's own first words stay.
 */
import type ts from 'typescript';

type Compiler = typeof ts;

/** What is told of a broken text, and where. */
interface Told {
  /** Offsets in the text. */
  from: number;
  to: number;
  message: string;
}

interface Token {
  text: string;
  from: number;
  to: number;
  /** The bracket that closes this one. */
  closer?: Token;
}

/** A change that may be the repair, and what is said if it is. */
interface Repair {
  /** What is put in at which offset, in the place of as many characters. */
  edits: readonly (readonly [at: number, insert: string, length?: number])[];
  /** The offset that is pointed at. */
  at: number;
  message: string;
}

const CLOSERS: Partial<Record<string, string>> = {'{': '}', '(': ')', '[': ']'};
const isCloser = (text: string): boolean => Object.values(CLOSERS).includes(text);

/** The first syntax error of a text, from what TypeScript says of it. */
export function syntaxErrorOf(compiler: Compiler, text: string, first: ts.Diagnostic): Told {
  const {start = 0, length = 0, messageText} = first;
  const says = compiler.flattenDiagnosticMessageText(messageText, '\n');
  for (const {edits, at, message} of repairsOf(compiler, text, start, says)) {
    if (isWhole(compiler, edited(text, edits))) return {from: at, to: at + 1, message};
  }
  return {from: start, to: start + length, message: says};
}

function isWhole(compiler: Compiler, text: string): boolean {
  const file = compiler.createSourceFile('a.ts', text, compiler.ScriptTarget.ES2022);
  // TypeScript keeps it to itself, and asks for a whole program else.
  return (file as unknown as {parseDiagnostics: unknown[]}).parseDiagnostics.length === 0;
}

/** The text with changes, which are given from its beginning to its end. */
function edited(text: string, edits: Repair['edits']): string {
  return edits.reduceRight(
    (whole, [at, insert, length = 0]) => whole.slice(0, at) + insert + whole.slice(at + length),
    text,
  );
}

/** Brackets that are tried, and places where one may be missing. */
const MOST_BRACKETS = 4;
const MOST_PLACES = 60;

/** What may be wrong at a place, the likelier first. */
function* repairsOf(compiler: Compiler, text: string, error: number, says: string): Generator<Repair> {
  const tokens = tokensOf(compiler, text);
  const before = tokens.filter(({from}) => from < error);
  yield* bodies(tokens, before.length);
  yield* emptyClasses(text, before);
  const next = tokens[before.length];
  if (next && says.startsWith("','")) yield* commas(next, before);
  if (says === 'Declaration expected.') {
    const message = 'A decorator needs something to decorate: put it above a property, a method or a class.';
    for (const insert of [' x;', ' class x {}']) yield {edits: [[error, insert]], at: error, message};
  }
  const closers = tokens.filter((one) => isCloser(one.text) && one.from <= error).reverse();
  for (const {text: closer, from} of closers.slice(0, MOST_BRACKETS)) {
    yield {edits: [[from, '', 1]], at: from, message: `There is one '${closer}' too many. Delete this one.`};
  }
  const open = before
    .filter((one) => CLOSERS[one.text] && !(one.closer && one.closer.from < error))
    .reverse();
  for (const opener of open.slice(0, MOST_BRACKETS)) yield* missing(text, before, opener);
}

/** A function without a body of its own that should return an object. */
function* bodies(tokens: Token[], count: number): Generator<Repair> {
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
function* emptyClasses(text: string, before: Token[]): Generator<Repair> {
  for (const {text: one, from, closer} of before) {
    const name = /\bclass\s+(\w+)[^{}]*$/.exec(text.slice(0, from))?.[1];
    if (one !== '{' || !name || !closer || text.slice(from + 1, closer.from).trim()) continue;
    const message = `The class ${name} ends at this '}', before its members. Move it below the last one.`;
    const end: Repair['edits'][number] = [closer.from, '', 1];
    for (const edits of [[end], [end, [text.length, '}'] as const]]) yield {edits, at: closer.from, message};
  }
}

/** A comma that is missing before what cannot follow, or something else in its place. */
function* commas(next: Token, before: Token[]): Generator<Repair> {
  const near = [...before.slice(-3), next].reverse();
  for (const {text, from} of near) {
    yield {edits: [[from, ',']], at: from, message: `A comma is missing before '${text}'.`};
  }
  yield {edits: [[next.from, ',', 1]], at: next.from, message: `Write a comma instead of '${next.text}'.`};
}

/** A bracket that is missing: at the error, or behind one of the words before it, the nearest first. */
function* missing(text: string, before: Token[], {text: opener, from}: Token): Generator<Repair> {
  const line = text.slice(0, from).split('\n').length;
  const closer = CLOSERS[opener] ?? '';
  const message = `A '${closer}' is missing here: the '${opener}' in line ${line} is never closed.`;
  const ends = before.filter((one) => one.from >= from).map(({to}) => to);
  for (const at of ends.reverse().slice(0, MOST_PLACES)) yield {edits: [[at, closer]], at: at - 1, message};
}

function tokensOf({createScanner, ScriptTarget, SyntaxKind}: Compiler, text: string): Token[] {
  const scanner = createScanner(ScriptTarget.ES2022, true, undefined, text);
  const tokens: Token[] = [];
  const open: Token[] = [];
  while (scanner.scan() !== SyntaxKind.EndOfFileToken) {
    const token: Token = {
      text: scanner.getTokenText(),
      from: scanner.getTokenStart(),
      to: scanner.getTokenEnd(),
    };
    tokens.push(token);
    if (CLOSERS[token.text]) open.push(token);
    const opener = open.at(-1);
    if (!opener || CLOSERS[opener.text] !== token.text) continue;
    opener.closer = token;
    open.pop();
  }
  return tokens;
}
