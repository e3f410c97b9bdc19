import {createStorageSlot} from '@docusaurus/theme-common';
import * as v from 'valibot';

const Text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const Progress = v.object({
  passed: v.boolean(),
  /** The files that the reader changed, by path. */
  edits: v.record(Text(300), Text(50_000)),
});

/** How far a reader came in one step of the tutorial. */
export type Progress = v.InferOutput<typeof Progress>;

const NONE: Progress = {passed: false, edits: {}};

/** Characters: more than the files of all steps have. What is stored may be anything. */
const LONGEST = 500_000;

const slot = createStorageSlot('tutorial');

/** What the browser keeps of a step; nothing where it is not of the right shape. */
export function readProgress(step: string): Progress {
  return readAll()[step] ?? NONE;
}

/** Keeps a step, which stays finished once it was; one that the reader has not touched takes no place. */
export function storeProgress(step: string, progress: Progress): void {
  const {[step]: before, ...others} = readAll();
  const passed = progress.passed || (before?.passed ?? false);
  const isTouched = passed || Object.keys(progress.edits).length > 0;
  if (before || isTouched) {
    slot.set(JSON.stringify({...others, ...(isTouched && {[step]: {...progress, passed}})}));
  }
}

function readAll(): Record<string, Progress | undefined> {
  const text = slot.get();
  if (!text || text.length > LONGEST) return {};
  try {
    const {success, output} = v.safeParse(v.record(Text(50), Progress), JSON.parse(text));
    return success ? output : {};
  } catch {
    return {};
  }
}
