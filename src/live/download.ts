import {strToU8, zipSync} from 'fflate';
import {fetchProject} from './assets';
import {projectFiles} from './project-files';
import type {LiveProgram} from './protocol';

/** Lets the reader save a program, as they changed it, as a project that runs by itself. */
export async function downloadProject(program: LiveProgram, edits: Record<string, string>): Promise<void> {
  const {files} = await fetchProject();
  const zip = zipSync(
    Object.fromEntries(
      Object.entries({...files, ...projectFiles(program, edits)}).map(([name, text]) => [
        name,
        strToU8(text),
      ]),
    ),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.download = `${program.name.replaceAll('/', '-')}.zip`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}
