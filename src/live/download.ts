import {strToU8, zipSync} from 'fflate';
import {fetchProject} from './assets';
import {projectFiles} from './project-files';
import type {LiveProgram} from './protocol';
import {saveFile} from './save-file';

/** Lets the reader save a program, as they changed it, as a project that runs by itself. */
export async function downloadProject(program: LiveProgram, edits: Record<string, string>): Promise<void> {
  const {files} = await fetchProject();
  const texts = Object.entries({...files, ...projectFiles(program, edits)});
  const zip = zipSync(Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)])));
  saveFile(`${program.name.replaceAll('/', '-')}.zip`, new Blob([zip], {type: 'application/zip'}));
}
