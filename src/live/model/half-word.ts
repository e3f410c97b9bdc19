/** What the reader is still typing: what does not know it yet has nothing to say. */
import {isChecked, type LiveState, type Typed} from './live-state';
import {changeBetween} from '../editor/text-change';

/** The word that an edit of a file wrote the end of; undefined where it wrote something else. */
export function typedIn(file: string, before: string, after: string): Typed | undefined {
  const {from, insert} = changeBetween(before, after);
  const end = from + insert.length;
  const [word] = /[A-Za-z_]\w*$/.exec(insert && after.slice(0, end)) ?? [];
  if (word === undefined || /^\w/.test(after.slice(end))) return undefined;
  return {file, from: end - word.length, word};
}

/** Whether something is said of the word that the reader types. */
export function isTyped(typed: Typed | undefined, {file, from}: {file: string; from: number}): boolean {
  return file === typed?.file && from === typed.from;
}

/**
 * Whether the reader seems to be in the middle of something: the text is no TypeScript yet, or they type a word that
 * TypeScript has something against, or else no file has.
 */
export function isHalfWritten(state: LiveState): boolean {
  const {typed, types, edits, program} = state;
  if (isChecked(state)) return types?.problems.some((one) => one.isSyntax || isTyped(typed, one)) ?? false;
  if (!typed) return false;
  const texts = Object.values({...program?.files, ...edits}).join('\n');
  return texts.match(new RegExp(`\\b${typed.word}\\b`, 'g'))?.length === 1;
}
