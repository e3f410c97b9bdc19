/** What a step of the tutorial says of the reader's code: where it begins, and what its check came to. */
import {isToldByTypes} from '../result/FaultBox';
import {isChecked, isOf, type LiveState} from '../model/live-state';
import {isWellTyped} from '../types/TypeProblems';

/** Whether a check has nothing more to ask for. */
const isDone = (verdict: string | undefined): boolean => verdict?.startsWith('Done') ?? false;

/** Whether the step is finished with the code as it stands; undefined while that is not known. */
export function isFinished(state: LiveState): boolean | undefined {
  const {verdict, fault} = state;
  if (verdict === undefined) {
    const isOfCode = fault && ['syntax', 'program'].includes(fault.kind) && isOf(fault, state);
    return isOfCode ? false : undefined;
  }
  if (!isDone(verdict)) return false;
  if (isWellTyped(state)) return true;
  return isChecked(state) ? false : undefined;
}

/** What the code came to: `broken` does not run, `failed` does, and not yet what is asked for; nothing while that is not known. */
export function outcomeOf(state: LiveState): 'passed' | 'failed' | 'broken' | undefined {
  const passed = isFinished(state);
  if (passed === undefined || state.busy) return undefined;
  if (state.verdict === undefined) return 'broken';
  return passed ? 'passed' : 'failed';
}

/** Whether it is being found out what the code comes to. */
export const isOpen = ({verdict, busy, isDue}: LiveState): boolean =>
  busy !== undefined || (isDue && verdict === undefined);

/** What the check says. What is said elsewhere it does not repeat. */
export function checkWords(state: LiveState): string {
  const {verdict, fault} = state;
  if (isOpen(state)) return 'Running …';
  if (verdict !== undefined) return isDone(verdict) && !isFinished(state) ? notTyped(state) : verdict;
  if (!fault) return 'Press Run, or change the code, to see what the check says.';
  return `The program does not run: see ${isToldByTypes(state) ? 'what TypeScript says below' : 'the error below'}.`;
}

/** What is said where the program does what it should, and its types are wrong or not known yet. */
function notTyped(state: LiveState): string {
  return isChecked(state)
    ? 'The program works, but its types are wrong, so it would not compile on your machine: see below.'
    : 'The program works. Its types are being checked …';
}

/** What is said of the lines that are marked. */
export const MARKED = {
  solution: 'Our solution, with its changes marked.',
  place: 'Make your change at the marked line.',
  files: 'Change two files, at the marked lines.',
};

/** What is said of the marks of a step: the lines of each file where a change begins. */
export function markedPlaces(places: readonly (readonly number[])[]): string {
  const [lines = []] = places;
  if (places.length > 1) return MARKED.files;
  return lines.length > 1 ? `Make your changes at the marked lines, ${listed(lines)}.` : MARKED.place;
}

const listed = (lines: readonly number[]): string => `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;

/**
 * What is said above the code: what its marks mean, while it has any.
 * @param marked what is said of the marks
 * @param before the number of the step whose solution the code begins with; 0 where it begins with none
 */
export function codeWords({types, edits}: LiveState, marked: string | undefined, before: number): string {
  if (types?.status === 'loading') return 'Loading TypeScript to check your code …';
  if (marked === MARKED.solution) return marked;
  const isOwn = Object.keys(edits).length > 0;
  const begins = !isOwn && before > 0 ? `Step ${before} is solved here. ` : '';
  return begins + (marked ?? 'Your code runs when you pause.');
}
