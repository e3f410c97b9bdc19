/** Colors of a terminal, and what JSON writes for the end of a line and before a quote. */
const MARKS = /\p{Cc}\[[\d;]*m|\\[nrt]?/gu;

/** What stands for the part of a message that varies. */
const VARIES = '…';

/** The words of a line in which somebody met an error: neither quotes nor line breaks tell one message from another. */
export function plainLine(line: string): string {
  return line
    .replace(MARKS, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_$]+/gu, ' ')
    .trim();
}

/** The message of an error, to be found in lines. These are as `plainLine` returns them. */
export interface ErrorMessage {
  /** How much of it does not vary: of two that fit a line, the longer one says more about it. */
  weight: number;
  /** Finds it within a line, whatever a terminal or JSON puts around it. */
  within: RegExp;
  /** Finds it where a line begins with it. */
  first: RegExp;
}

/** A part of a message that does not vary, except for its numbers: `index [0]` is also the second. */
const sourceOf = (part: string): string => part.replaceAll('$', '\\$').replace(/(?<!\S)\d+(?!\S)/g, '\\d+');

/**
 * Reads the message of an error.
 * @param text with `…` for what varies
 * @returns undefined where all of it varies
 */
export function readMessage(text: string): ErrorMessage | undefined {
  const parts = text.split(VARIES).map(plainLine);
  const fixed = parts.filter(Boolean);
  if (fixed.length === 0) return undefined;
  const beginsFixed = parts[0] !== '';
  const source = fixed.map(sourceOf).join('.*?') + (parts.at(-1) === '' ? '' : '(?!\\S)');
  return {
    weight: fixed.join('').length,
    within: new RegExp((beginsFixed ? '(?<!\\S)' : '') + source),
    first: new RegExp((beginsFixed ? '^' : '^.*?') + source),
  };
}

/** Whether code that an entry names in its text is a message too, and no piece of a program. */
export const isMessage = (code: string): boolean => /^["'…\p{L}]\S*\s\S+\s/u.test(code);
