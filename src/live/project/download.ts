import {strToU8, zipSync} from 'fflate';
import {fetchProgram, fetchProject} from '../sandbox/fetch-assets';
import {faultOf} from '../sandbox/faults';
import {readProgress} from '@site/src/components/Tutorial/progress';
import {projectFiles, tutorialFiles} from './project-files';
import type {LiveProgram} from '../sandbox/live-program';

/** The last step of the tutorial. */
const LAST = 'cost';

/** Lets the reader save a program, as they changed it, as a project that runs by itself. */
export async function downloadProgram(program: LiveProgram, edits: Record<string, string>): Promise<void> {
  saveZip(program.name.replaceAll('/', '-'), projectFiles(await fetchProject(), program, edits));
}

/** Lets the reader save the program of the tutorial's last step, as they have it. Resolves to what was saved. */
export async function downloadTutorial(): Promise<string> {
  const program = await fetchProgram(`introduction/tutorial/${LAST}/start`);
  const {edits} = readProgress(LAST);
  saveZip('issue-tracker', tutorialFiles(await fetchProject(), program, edits));
  return Object.keys(edits).length > 0
    ? 'Saved, with your code of the last step.'
    : 'Saved, as the last step begins.';
}

/** Why there is nothing to save. */
export const whyNot = (error: unknown): string => faultOf(error).message;

function saveZip(name: string, files: Record<string, string>): void {
  const texts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const zip = zipSync(Object.fromEntries(texts));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}
