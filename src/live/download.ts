import {strToU8, zipSync} from 'fflate';
import {fetchProject} from './assets';
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

/** The files of a project that are its program's own. */
export function projectFiles(
  {name, files, operations}: LiveProgram,
  edits: Record<string, string>,
): Record<string, string> {
  const sent = Object.entries(operations).map(([operation, {query}]) => [
    `${name}/operations/${operation}.graphql`,
    `${query}\n`,
  ]);
  return {
    'README.md': README.replaceAll('NAME', name),
    'start.ts': START.replace('NAME', name),
    ...files,
    ...edits,
    ...(Object.fromEntries(sent) as Record<string, string>),
  };
}

const README = `# NAME

A sample of the documentation of nestjs-query, as you left it. With Node.js 20.19 or later:

    npm install && npm start

Then send the operations in NAME/operations to http://127.0.0.1:3000/graphql. A request whose header
x-example-user holds JSON, encoded as encodeURIComponent does, has that user.
`;

const START = `import 'reflect-metadata';
import {boot, endpoint} from './_harness/boot';
import {acceptUsers} from './_harness/user';
import program from './NAME/program';

async function main(): Promise<void> {
  if (!program.module && !program.main) throw new Error('This program has no app to start.');
  const app = await boot(program, {port: Number(process.env.PORT ?? 3000), prepare: acceptUsers});
  await program.seed?.(app);
  console.log(\`GraphQL: \${await endpoint(app)}\`);
}

void main();
`;
