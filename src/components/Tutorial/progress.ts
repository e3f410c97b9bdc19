import * as v from 'valibot';
import {storedList} from '@site/src/client/stored-list';
import {text} from '../../../lib/text';

/** More than a file of the tutorial has. */
const Written = text(50_000);

const StoredDraft = v.object({query: Written, variables: Written, user: Written});

/** How an operation that is too long is called, as its tab is. */
const OPERATION = 'Operation';

/** Changed files, by path. */
const Files = v.record(text(300), Written);

const Step = v.object({
  step: text(50),
  /** Whether the reader's own code finished it. */
  passed: v.boolean(),
  /** Whether the site's solution was in the place of the reader's code. */
  seen: v.optional(v.boolean()),
  /** The files that the reader changed, or the solution where there is `mine`. */
  edits: Files,
  /** What the reader had before the solution, while that is in its place. */
  mine: v.optional(Files),
  /** The operation, where the reader changed it. */
  draft: v.optional(StoredDraft),
});

/** How far a reader came in one step of the tutorial. */
export type Progress = Omit<v.InferOutput<typeof Step>, 'step'>;

const NONE: Progress = {passed: false, edits: {}};

const steps = storedList('tutorial', {
  version: 1,
  item: Step,
  most: 50,
  // Characters: more than the files of all steps have.
  longest: 500_000,
  earlier: (stored) =>
    Object.entries(stored as object).map(([step, progress]) => ({...(progress as object), step})),
});

/** What the browser keeps of a step; nothing where it is not of the right shape. */
export function readProgress(step: string): Progress {
  return steps.read().find((one) => one.step === step) ?? NONE;
}

/** What a step is marked with: the reader finished it, whatever became of their code, or has only seen its solution. */
export type Mark = 'finished' | 'seen';

/** The steps that have a mark. */
export function markedSteps(): Map<string, Mark> {
  return new Map(
    steps
      .read()
      .flatMap(({step, passed, seen}) => (passed || seen ? [[step, passed ? 'finished' : 'seen']] : [])),
  );
}

/** Tells when a reader came further, or back. */
export const onProgress = steps.listen;

/** What is kept of a step, and whether its code as it stands finishes it, if that is known. */
type Known = Omit<Progress, 'passed' | 'seen'> & {passed?: boolean};

/**
 * Keeps a step. One that was finished stays so, as the check says what is true of its code now, and a solution that was
 * seen stays seen; a step that the reader has not touched takes no place. With the solution in the place of the reader's
 * code, nothing is finished.
 * @returns what is not kept, files by their paths: it is too long, or the browser stores no more. What was kept of it
 * before stays
 */
export function storeProgress(step: string, progress: Known): string[] {
  const {edits, draft, mine} = progress;
  const stored = steps.read();
  const before = stored.find((one) => one.step === step);
  const others = stored.filter((one) => one !== before);
  const passed = Boolean((progress.passed && !mine) || before?.passed);
  const seen = Boolean(mine ?? before?.seen);
  if (!passed && !seen && !draft && Object.keys(edits).length === 0) {
    if (before) steps.write(others);
    return [];
  }
  const isKept = (own: Progress) => steps.write([{...own, step}, ...others])[0]?.step === step;

  const fitting = (files: Progress['edits']): Progress['edits'] =>
    Object.fromEntries(
      Object.entries(files).flatMap(([path, text]) => {
        const kept = v.is(Written, text) ? text : before?.edits[path];
        return kept === undefined ? [] : [[path, kept] as const];
      }),
    );
  const fittingDraft = !draft || v.is(StoredDraft, draft) ? draft : before?.draft;
  const ofSolution = mine && {mine: fitting(mine)};
  if (isKept({passed, seen, edits: fitting(edits), draft: fittingDraft, ...ofSolution})) {
    const tooLong = Object.keys(edits).filter((path) => !v.is(Written, edits[path]));
    return draft && draft !== fittingDraft ? [...tooLong, OPERATION] : tooLong;
  }
  isKept({...NONE, ...before, passed, seen});
  return [...Object.keys(edits), ...(draft ? [OPERATION] : [])];
}
