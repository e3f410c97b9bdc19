import type {LineSearch} from '../../../lib/fact-types';
import type {FileKind} from './files';
import {LONGEST_LINE, type OpenFile} from './open-file';
import type {Place} from './syntax';

/** Makes a search of lines. */
export function lineFinder({pattern, in: wanted = 'typescript'}: LineSearch): (file: OpenFile) => Place[] {
  const inFile = new RegExp(pattern, 'm');
  const inLine = new RegExp(pattern);
  return (file) => {
    const isInStrings = wanted === 'graphql' && file.kind === 'typescript';
    if (file.kind !== wanted && !isInStrings) return [];
    // Most files have no such line: all of them at once are searched faster than one by one.
    if (!inFile.test(file.text)) return [];
    return file.lines.flatMap((text, index) => {
      const line = index + 1;
      if (text.length > LONGEST_LINE || !inLine.test(text) || isComment(text, file.kind)) return [];
      return isInStrings && !file.isString(line) ? [] : [{line, firstLine: line}];
    });
  };
}

/** Whether a line is nothing but a comment, whose code does not run. */
function isComment(line: string, kind?: FileKind): boolean {
  return (kind === 'graphql' ? /^\s*#/ : /^\s*(?:\/[/*]|\*(?:\s|\/|$))/).test(line);
}
