import * as v from 'valibot';
import {storedList} from '@site/src/client/stored-list';

const Text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** More than a file of the tutorial has. */
const Written = Text(50_000);

const StoredDraft = v.object({query: Written, variables: Written, user: Written});

/** How an operation that is too long is called, as its tab is. */
const OPERATION = 'Operation';

const Step = v.object({
  step: Text(50),
  passed: v.boolean(),
  /** The files that the reader changed, by path. */
  edits: v.record(Text(300), Written),
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

/** The steps that the reader has finished, whatever became of their code. */
export function finishedSteps(): Set<string> {
  const finished = steps.read().filter(({passed}) => passed);
  return new Set(finished.map(({step}) => step));
}

/** Tells when a reader came further, or back. */
export const onProgress = steps.listen;

/** What is kept of a step, and whether its code as it stands finishes it, if that is known. */
type Known = Omit<Progress, 'passed'> & {passed?: boolean};

/**
 * Keeps a step. One that was finished stays so, as the check says what is true of its code now; one that the reader has
 * not touched takes no place.
 * @returns what is not kept, files by their paths: it is too long, or the browser stores no more. What was kept of it
 * before stays
 */
export function storeProgress(step: string, progress: Known): string[] {
  const {edits, draft} = progress;
  const stored = steps.read();
  const before = stored.find((one) => one.step === step);
  const others = stored.filter((one) => one !== before);
  const passed = Boolean(progress.passed || before?.passed);
  if (!passed && !draft && Object.keys(edits).length === 0) {
    if (before) steps.write(others);
    return [];
  }
  const isKept = (own: Progress) => steps.write([{...own, step}, ...others])[0]?.step === step;

  const fittingEdits = Object.entries(edits).flatMap(([path, text]) => {
    const kept = v.is(Written, text) ? text : before?.edits[path];
    return kept === undefined ? [] : [[path, kept] as const];
  });
  const fittingDraft = !draft || v.is(StoredDraft, draft) ? draft : before?.draft;
  if (isKept({passed, edits: Object.fromEntries(fittingEdits), draft: fittingDraft})) {
    const tooLong = Object.keys(edits).filter((path) => !v.is(Written, edits[path]));
    return draft && draft !== fittingDraft ? [...tooLong, OPERATION] : tooLong;
  }
  isKept({...NONE, ...before, passed});
  return [...Object.keys(edits), ...(draft ? [OPERATION] : [])];
}
