import {STEPS, TUTORIAL as FOLDER} from '@site/src/components/Tutorial/steps';
import {readProgress} from '@site/src/components/Tutorial/progress';
import {baseName} from '../../../lib/base-name';
import type {LineMarks} from '../editor/changed-lines';
import {fetchProgram} from '../sandbox/fetch-assets';
import type {Solved} from './solution';
import type {LiveProgram} from '../sandbox/live-program';
import {ownPaths} from '../project/project-files';

/** What two texts have in common that differ only in how they are laid out. */
const essence = (text: string): string => text.replace(/\s+|,(?=\s*[\])}])/g, '');

/**
 * The files that a step would begin with if it went on from the reader's own code, where that has passed the step before
 * and says something else than ours. What was stored was checked by its shape; whether it still runs, its next run shows.
 * @param places the lines of each of the first files where the changes begin
 */
export async function carriedCode(
  step: string,
  program: LiveProgram,
  files: readonly string[],
  places: readonly number[][],
): Promise<Solved | undefined> {
  const before = STEPS[STEPS.indexOf(step) - 1];
  if (!before) return undefined;
  const {passed, edits, mine = edits} = readProgress(before);
  if (!passed || Object.keys(mine).length === 0) return undefined;
  const start = await fetchProgram(`${FOLDER}/${before}/start`);
  const paths = Object.fromEntries(ownPaths(program).map((path) => [baseName(path), path]));
  const carried: Solved = {};
  for (const path of ownPaths(start)) {
    const name = baseName(path);
    const here = paths[name];
    const ours = here && program.files[here];
    const text = mine[path] ?? start.files[path];
    if (!here || ours === undefined || text === undefined || essence(text) === essence(ours)) continue;
    carried[here] = {text, marks: sameLines(ours, text, places[files.indexOf(name)] ?? [])};
  }
  return Object.keys(carried).length > 0 ? carried : undefined;
}

/** Lines of a text, where another text has them. */
function sameLines(text: string, other: string, lines: readonly number[]): LineMarks | undefined {
  const [ours, theirs] = [text.split('\n'), other.split('\n')];
  const found = lines.map((line) => theirs.indexOf(ours[line - 1] ?? '') + 1).filter((line) => line > 0);
  return found[0] === undefined ? undefined : {lines: found, first: found[0]};
}
