import type {LineSearch} from '../../../lib/fact-types';
import type {FileKind} from './files';
import {LONGEST_LINE, type OpenFile} from './open-file';
import type {Place} from './syntax';

/** Searches lines, with each pattern compiled once. */
export class PatternSearch {
  private readonly patterns = new Map<string, {whole: RegExp; line: RegExp}>();

  find(file: OpenFile, search: LineSearch): Place[] {
    const wanted = search.in ?? 'typescript';
    const isInStrings = wanted === 'graphql' && file.kind === 'typescript';
    if (file.kind !== wanted && !isInStrings) return [];
    const {whole, line: pattern} = this.compile(search.pattern);
    // Most files have no such line: all of them at once are searched faster than one by one.
    if (!whole.test(file.text)) return [];
    return file.lines.flatMap((text, index) => {
      const line = index + 1;
      if (text.length > LONGEST_LINE || !pattern.test(text) || isComment(text, file.kind)) return [];
      return isInStrings && !file.isString(line) ? [] : [{line, firstLine: line}];
    });
  }

  private compile(pattern: string): {whole: RegExp; line: RegExp} {
    const known = this.patterns.get(pattern);
    if (known) return known;
    const compiled = {whole: new RegExp(pattern, 'm'), line: new RegExp(pattern)};
    this.patterns.set(pattern, compiled);
    return compiled;
  }
}

/** Whether a line is nothing but a comment, whose code does not run. */
function isComment(line: string, kind?: FileKind): boolean {
  return (kind === 'graphql' ? /^\s*#/ : /^\s*(?:\/[/*]|\*(?:\s|\/|$))/).test(line);
}
