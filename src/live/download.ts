import {strToU8, zipSync} from 'fflate';
import {fetchProject} from './assets';
import {projectFiles, tutorialFiles} from './project-files';
import type {LiveProgram} from './protocol';

/** Lets the reader save a program, as they changed it, as a project that runs by itself. */
export async function downloadProject(program: LiveProgram, edits: Record<string, string>): Promise<void> {
  const {files} = await fetchProject();
  saveZip(program.name.replaceAll('/', '-'), {...files, ...projectFiles(program, edits)});
}

/** Lets the reader save what the tutorial made, with their changes to its last step. */
export async function downloadTutorial(program: LiveProgram, edits: Record<string, string>): Promise<void> {
  const {tutorial} = await fetchProject();
  saveZip('issue-tracker', tutorialFiles(tutorial, program, edits));
}

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
