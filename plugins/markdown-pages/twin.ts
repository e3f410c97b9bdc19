import type {Files} from '../samples/files';
import {markdownOf} from '../samples/markdown';
import {blocksOf} from '../samples/remark';
import {plainText} from './plain-text';

export interface TwinOptions {
  /** Path of the page below the site's folder: `docs/graphql/queries/paging.mdx`. */
  page: string;
  title: string;
  /** Where samples are found. */
  files: Files;
  /** The address that a link of the page gets; undefined leaves it as it is. */
  resolveLink: (url: string) => string | undefined;
}

const FENCE = /^([\s>]*)(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/;
const ADMONITION = /^:::([a-z]+)(?:\[(.*)\])?\s*$/;

/**
 * A page as plain Markdown: its samples filled in, components and comments gone. It is read line by line, because to
 * parse every page once more would be a fifth of the time of a build.
 *
 * @param text the page as MDX.
 * @throws where the page holds what has no Markdown; the message names the page, the line and the mend.
 */
export function markdownTwin(text: string, options: TwinOptions): string {
  const lines = text.split('\n');
  const written: string[] = [`# ${options.title}`, ''];
  let quote = '';
  const write = (line: string) => written.push(line === '' ? quote.trimEnd() : quote + line);
  for (let at = endOfFrontMatter(lines); at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line);
    const admonition = ADMONITION.exec(line);
    if (fence) {
      const end = endOfFence(lines, at, fence[2] ?? '');
      codeOf(fence, lines.slice(at, end + 1), options).forEach(write);
      at = end;
    } else if (admonition) {
      const [, kind = '', title] = admonition;
      quote = '> ';
      write(`**${kind.charAt(0).toUpperCase()}${kind.slice(1)}${title ? `: ${title}` : ''}**`);
      write('');
    } else if (quote && line.trim() === ':::') {
      quote = '';
      write('');
    } else {
      const plain = textOf(line, at + 1, options);
      // What is gone leaves no gap.
      if (plain !== '' || written.at(-1) !== quote.trimEnd()) write(plain);
    }
  }
  return `${written.join('\n').trim()}\n`;
}

/** The lines that a fence becomes: those of the sample that it names, or its own. */
function codeOf(
  [, before = '', , language = '', meta = '']: RegExpExecArray,
  lines: string[],
  {page, files}: TwinOptions,
): string[] {
  const value = lines.slice(1, -1).join('\n');
  const blocks = blocksOf({type: 'code', lang: language, meta, value}, page, files);
  const code = blocks && markdownOf(blocks).split('\n');
  return code?.map((line) => (line === '' ? before.trimEnd() : before + line)) ?? lines;
}

function textOf(line: string, number: number, {page, resolveLink}: TwinOptions): string {
  try {
    return plainText(line, resolveLink).trimEnd();
  } catch (error) {
    throw new Error(`${page}:${number}: ${(error as Error).message}`, {cause: error});
  }
}

function endOfFrontMatter(lines: string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

/** The line that closes a fence; the last one where none does. */
function endOfFence(lines: string[], start: number, ticks: string): number {
  const end = lines.findIndex(
    (line, index) => index > start && line.replace(/^[\s>]+/, '').startsWith(ticks),
  );
  return end < 0 ? lines.length - 1 : end;
}
