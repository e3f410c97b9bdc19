import {TUTORIAL as FOLDER} from '@site/src/components/Tutorial/steps';
import {baseName} from '../../../lib/base-name';
import {fetchProgram} from '../sandbox/fetch-assets';
import {changedLines, type LineMarks} from '../editor/changed-lines';
import type {LiveProgram} from '../sandbox/live-program';

/** A file of the program that a step begins with, as its solution has it. */
export interface SolvedFile {
  text: string;
  /** What is new in it. */
  marks?: LineMarks;
}

/** The files of a program, by path. */
export type Solved = Partial<Record<string, SolvedFile>>;

/**
 * What the solution of a step has otherwise than the program that the step begins with.
 * @param names of the files that the reader changes
 */
export async function solutionOf(
  step: string,
  {files}: LiveProgram,
  names: readonly string[],
): Promise<Solved> {
  const solution = await fetchProgram(`${FOLDER}/${step}/solution`);
  const paths = Object.keys(files).filter((path) => names.includes(baseName(path)));
  const own = Object.fromEntries(paths.map((path) => [baseName(path), path]));
  const solved: Solved = {};
  for (const [path, text] of Object.entries(solution.files)) {
    const mine = own[baseName(path)];
    const before = mine && files[mine];
    if (!mine || before === undefined || !path.includes('/solution/') || before === text) continue;
    solved[mine] = {text, marks: changedLines(before, text)};
  }
  return solved;
}

/** The texts of files, to be edited. */
export const textsOf = (solved: Solved): Record<string, string> =>
  Object.fromEntries(Object.entries(solved).map(([path, file]) => [path, file?.text ?? '']));
