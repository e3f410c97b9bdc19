/**
 * Says what is wrong with a text that is no TypeScript. The mistake is the one whose repair makes the whole text TypeScript:
 * each usual one is tried, and where none fits, it says what TypeScript expected and where.
 */
import type ts from 'typescript';
import {repairsOf} from './syntax-repairs';
import {edited, tokensOf} from './syntax-tokens';

type Compiler = typeof ts;

/** What is told of a broken text, and where. */
interface Told {
  /** Offsets in the text. */
  from: number;
  to: number;
  message: string;
}

/** The first syntax error of a text, from what TypeScript says of it. */
export function syntaxErrorOf(compiler: Compiler, text: string, first: ts.Diagnostic): Told {
  const {start = 0, length = 0, messageText} = first;
  const says = compiler.flattenDiagnosticMessageText(messageText, '\n');
  const tokens = tokensOf(compiler, text);
  const before = tokens.filter(({from}) => from < start);
  const next = tokens[before.length];
  for (const {edits, at, message} of repairsOf({text, tokens, before, next, says, error: start})) {
    if (isWhole(compiler, edited(text, edits))) return {from: at, to: at + 1, message};
  }
  return {from: start, to: start + length, message: plainly(says, next?.text)};
}

function isWhole(compiler: Compiler, text: string): boolean {
  const file = compiler.createSourceFile('a.ts', text, compiler.ScriptTarget.ES2022);
  // TypeScript keeps it to itself, and asks for a whole program else.
  return (file as unknown as {parseDiagnostics: unknown[]}).parseDiagnostics.length === 0;
}

/** TypeScript's words with the sign at which they are said. */
function plainly(says: string, next: string | undefined): string {
  const place = next === undefined ? 'at the end' : `before '${next}'`;
  const [, sign] = /^('.+') expected\.$/.exec(says) ?? [];
  if (sign) return `${sign} is expected ${place}.`;
  if (says === 'Expression expected.') return `A value is expected ${place}.`;
  const [, kind] = /^(Declaration|Type|Identifier|Property assignment) expected\.$/.exec(says) ?? [];
  if (kind) return `A ${kind.toLowerCase().replace('identifier', 'name')} is expected ${place}.`;
  if (says === 'Unexpected keyword or identifier.' && next) return `'${next}' does not fit here.`;
  return says;
}
