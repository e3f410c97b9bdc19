import {Prism} from 'prism-react-renderer';
import {merge, type PrismToken, type Token, tokensOf} from '../../src/code/token-classes';
import type {Marks} from './lines';

// Grammars of prismjs add themselves to a global Prism; prism-react-renderer brings all others that the pages need.
Object.assign(globalThis, {Prism});
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be hoisted above the line before
require('prismjs/components/prism-bash');
// eslint-disable-next-line @typescript-eslint/no-require-imports -- as above
require('prismjs/components/prism-diff');

/** A run of lines that one element holds, or none where `className` is absent. */
interface Run {
  className?: string;
  tokens: Token[];
}

/** Whether there is a grammar for a language. */
export function isKnownLanguage(language: string): boolean {
  return language in Prism.languages;
}

/**
 * Colors code at build time: HTML of text and `<i class=…>` tokens. Only marked lines get an element of their own, and
 * the text of all elements together is the code.
 */
export function highlight(code: string, language: string, marks: Marks): string {
  const tokens = tokenize(code, language);
  const {highlighted, commands, callouts, firstNumber} = marks;
  if (firstNumber === undefined && highlighted.size + commands.size + callouts.size === 0) {
    return htmlOf(tokens);
  }
  return runsOf(splitLines(tokens), marks)
    .map((run) => {
      const html = htmlOf(merge(run.tokens));
      return run.className ? `<span class="${run.className}">${html}</span>` : html;
    })
    .join('');
}

/** Splits code into tokens. */
function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [{text: code}];
  return tokensOf(Prism.tokenize(code, grammar) as PrismToken[]);
}

/** Splits tokens into lines; each line but the last ends with its line break. */
function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const {text, className} of tokens) {
    text.split(/(?<=\n)/).forEach((part) => {
      lines.at(-1)?.push({text: part, className});
      if (part.endsWith('\n')) lines.push([]);
    });
  }
  return lines;
}

function runsOf(lines: Token[][], {highlighted, commands, callouts, firstNumber}: Marks): Run[] {
  const runs: Run[] = [];
  const numbered = firstNumber !== undefined;
  lines.forEach((tokens, index) => {
    const startsCommand = commands.has(index) && !(commands.has(index - 1) && continues(lines[index - 1]));
    const isAlone = numbered || startsCommand || callouts.has(index);
    const names = [
      numbered && 'ln',
      highlighted.has(index) && 'hl',
      commands.has(index) && 'cmd',
      callouts.has(index) && 'callout',
    ];
    const className = names.filter(Boolean).join(' ') || undefined;
    // What a command printed is in no language.
    const shown = commands.size > 0 && !commands.has(index) ? tokens.map(({text}) => ({text})) : tokens;
    const last = runs.at(-1);
    if (last && last.className === className && !isAlone) last.tokens.push(...shown);
    else runs.push({className, tokens: [...shown]});
  });
  return runs;
}

function continues(line: Token[] = []): boolean {
  return line
    .map(({text}) => text)
    .join('')
    .endsWith('\\\n');
}

function htmlOf(tokens: Token[]): string {
  return tokens
    .map(({text, className}) => (className ? `<i class=${className}>${escape(text)}</i>` : escape(text)))
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
