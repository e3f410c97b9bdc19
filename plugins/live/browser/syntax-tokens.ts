/** The parts of a text that may be no TypeScript. */
import type ts from 'typescript';

export interface Token {
  text: string;
  from: number;
  to: number;
  /** A text in quotes that does not end. */
  isOpen: boolean;
  /** The bracket that closes this one. */
  closer?: Token;
}

/** What is put in at which offset, in the place of as many characters; from the beginning of a text to its end. */
export type Edits = readonly (readonly [at: number, insert: string, length?: number])[];

export const CLOSERS: Partial<Record<string, string>> = {'{': '}', '(': ')', '[': ']'};

/** A text with changes. */
export function edited(text: string, edits: Edits): string {
  return edits.reduceRight(
    (whole, [at, insert, length = 0]) => whole.slice(0, at) + insert + whole.slice(at + length),
    text,
  );
}

/** The tokens of a text, each bracket with the one that closes it. */
export function tokensOf({createScanner, ScriptTarget, SyntaxKind}: typeof ts, text: string): Token[] {
  const scanner = createScanner(ScriptTarget.ES2022, true, undefined, text);
  const tokens: Token[] = [];
  const open: Token[] = [];
  while (scanner.scan() !== SyntaxKind.EndOfFileToken) {
    const token: Token = {
      text: scanner.getTokenText(),
      from: scanner.getTokenStart(),
      to: scanner.getTokenEnd(),
      isOpen: scanner.isUnterminated(),
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

/** A text that is no TypeScript. */
export interface Broken {
  text: string;
  tokens: readonly Token[];
  /** The tokens before the place where TypeScript gives up, and the one there. */
  before: readonly Token[];
  next?: Token;
  /** What TypeScript says of it, and where. */
  says: string;
  error: number;
}

/** A change that may be the repair, and what is said if it is. */
export interface Repair {
  edits: Edits;
  /** The offset that is pointed at. */
  at: number;
  message: string;
}
