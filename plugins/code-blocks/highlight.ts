import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {
  merge,
  type PrismToken,
  type Run,
  splitLines,
  type Token,
  tokensOf,
  wrappedRuns,
} from '../../src/code/token-classes';
import type {LineDisplay} from '../samples/fence';

loadLanguages(['bash', 'diff', 'graphql', 'json', 'jsdoc', 'markdown', 'regex', 'sql', 'tsx', 'yaml']);

const MAGIC =
  /^\s*(?:\/\/|#|--|\/\*|\{\s*\/\*|<!--)\s*(highlight-(?:next-line|start|end))\s*(?:\*\/\s*\}?|-->)?\s*$/;
const SHELLS = ['bash', 'sh', 'shell'];

/** How single lines of a block are shown; lines count from 0. */
interface Marks {
  /** Lines that stand out. */
  highlighted: Set<number>;
  /** Lines of a command that a reader types, in a session whose other lines are its output. */
  commands: Set<number>;
  /** Lines that the text speaks of. */
  callouts: Set<number>;
  /** The number of the first line, where lines are numbered. */
  firstNumber?: number;
}

export interface MarkedCode extends Marks {
  code: string;
}

/** Whether there is a grammar for a language. */
export function isKnownLanguage(language: string): boolean {
  return language in Prism.languages;
}

/**
 * Adds to what the info string says about lines what the block itself says, and takes that out: comments that say
 * `highlight-next-line`, `highlight-start`, `highlight-end`, and the prompt `$ ` of shell sessions.
 */
export function markLines(
  source: string,
  language: string,
  {marked, firstNumber, callouts = []}: LineDisplay,
): MarkedCode {
  const {lines, highlighted} = readComments(source.replace(/\n+$/, '').split('\n'));
  for (const line of marked) highlighted.add(line - 1);
  const commands = SHELLS.includes(language) ? readPrompts(lines) : new Set<number>();
  return {
    code: lines.join('\n'),
    highlighted,
    commands,
    callouts: new Set(callouts.map((line) => line - 1)),
    firstNumber,
  };
}

/**
 * Colors code at build time: HTML of text and `<i class=…>` tokens. Only marked lines get an element of their own, and
 * the text of all elements together is the code.
 * @param first the line that the marks give to the first of these lines
 */
export function highlight(code: string, language: string, marks: Marks, first = 0): string {
  const tokens = tokenize(code, language);
  const {highlighted, commands, callouts, firstNumber} = marks;
  if (firstNumber === undefined && highlighted.size + commands.size + callouts.size === 0) {
    return htmlOf(tokens, language);
  }
  return runsOf(splitLines(tokens), marks, first)
    .map((run) => withClass(run.className, htmlOf(run.tokens, language)))
    .join('');
}

const withClass = (className: string | undefined, html: string): string =>
  className ? `<span class="${className}">${html}</span>` : html;

/** Splits code into tokens. */
function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [{text: code}];
  return tokensOf(Prism.tokenize(code, grammar) as PrismToken[]);
}

function runsOf(
  lines: Token[][],
  {highlighted, commands, callouts, firstNumber}: Marks,
  first: number,
): Run[] {
  const runs: Run[] = [];
  const numbered = firstNumber !== undefined;
  lines.forEach((tokens, index) => {
    const line = first + index;
    const startsCommand = commands.has(line) && !(commands.has(line - 1) && continues(lines[index - 1]));
    const isAlone = numbered || startsCommand || callouts.has(line);
    const names = [
      numbered && 'ln',
      highlighted.has(line) && 'hl',
      commands.has(line) && 'cmd',
      callouts.has(line) && 'callout',
    ];
    const className = names.filter(Boolean).join(' ') || undefined;
    // What a command printed is in no language.
    const shown = commands.size > 0 && !commands.has(line) ? tokens.map(({text}) => ({text})) : tokens;
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

function htmlOf(tokens: Token[], language: string): string {
  return wrappedRuns(tokens, language)
    .map((run) =>
      withClass(
        run.className,
        merge(run.tokens)
          .map(language === 'bash' ? htmlOfCommand : htmlOfToken)
          .join(''),
      ),
    )
    .join('');
}

const htmlOfToken = ({text, className}: Token): string =>
  className ? `<i class=${className}>${escape(text)}</i>` : escape(text);

/** The longest name of a package with its version, which a phone has room for. */
const LONGEST_UNIT = 36;

/** A word of a command is not broken at its hyphens where the command wraps, unless no line has room for it. */
const htmlOfCommand = (token: Token): string =>
  htmlOfToken(token).replace(/[^\s<>]+-[^\s<>]+/g, (word) =>
    word.length > LONGEST_UNIT ? word : `<span class=unit>${word}</span>`,
  );

/** Text as HTML has it. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function readComments(source: string[]): {lines: string[]; highlighted: Set<number>} {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of source) {
    const directive = MAGIC.exec(line)?.[1];
    if (directive === 'highlight-next-line') next = true;
    else if (directive) inside = directive === 'highlight-start';
    else {
      if (inside || next) highlighted.add(lines.length);
      next = false;
      lines.push(line);
    }
  }
  return {lines, highlighted};
}

/** Removes prompts from `lines` in place and returns which lines are commands, continued ones included. */
function readPrompts(lines: string[]): Set<number> {
  const commands = new Set<number>();
  lines.forEach((line, index) => {
    const continues = commands.has(index - 1) && lines[index - 1]?.endsWith('\\');
    if (line.startsWith('$ ')) lines[index] = line.slice(2);
    else if (!continues) return;
    commands.add(index);
  });
  return commands;
}
