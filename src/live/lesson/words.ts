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

/** What the check came to; nothing while the types are not known. */
export function outcomeOf(passed: boolean | undefined): string | undefined {
  if (passed === undefined) return undefined;
  return passed ? 'passed' : 'failed';
}

/** What the check says. What is said elsewhere it does not repeat. */
export function checkWords(state: LiveState): string {
  const {verdict, busy, isDue, fault} = state;
  if (busy || (isDue && verdict === undefined)) return 'Running …';
  if (verdict !== undefined) return isDone(verdict) && !isFinished(state) ? notTyped(state) : verdict;
  if (!fault) return 'Press Run, or change the code, to see what the check says.';
  return `The program does not run: see ${isToldByTypes(state) ? 'what TypeScript says above' : 'the error below'}.`;
}

/** What is said where the program does what it should, and its types are wrong or not known yet. */
function notTyped(state: LiveState): string {
  return isChecked(state)
    ? 'The program works, but its types are wrong, so it would not compile on your machine: see above.'
    : 'The program works. Its types are being checked …';
}

/** What lines are marked in the editor, if any. */
type MarkedLines = keyof typeof MARKED | undefined;

const MARKED = {
  solution: 'Our solution, with its changes marked.',
  place: 'Make your change at the marked line.',
  places: 'Make your changes at the marked lines.',
  files: 'Change two files, at the marked lines.',
};

/** What the marks of a step stand for: the lines of each file where a change begins. */
export function markedPlaces(places: readonly (readonly number[])[]): MarkedLines {
  if (places.length > 1) return 'files';
  return places.flat().length > 1 ? 'places' : 'place';
}

/**
 * What is said above the code: what its marks mean, while it has any.
 * @param before the number of the step whose solution the code begins with; 0 where it begins with none
 */
export function codeWords({types, edits}: LiveState, marked: MarkedLines, before: number): string {
  if (types?.status === 'loading') return 'Loading TypeScript to check your code …';
  if (marked === 'solution') return MARKED.solution;
  const isOwn = Object.keys(edits).length > 0;
  const begins = !isOwn && before > 0 ? `Step ${before} is solved here. ` : '';
  return begins + (marked ? MARKED[marked] : 'Your code runs when you pause.');
}
