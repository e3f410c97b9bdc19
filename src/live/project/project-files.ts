import {baseName} from '../../../lib/base-name';
import type {LiveProgram, LiveProject} from '../sandbox/live-program';

type Files = Record<string, string>;

/** The files of a project that starts a program, as the reader changed it. */
export function projectFiles(
  {files: shared}: LiveProject,
  {name, files, operations}: LiveProgram,
  edits: Files,
): Files {
  const sent = Object.entries(operations).map(([operation, {query}]) => [
    `${name}/operations/${operation}.graphql`,
    `${query}\n`,
  ]);
  return {
    ...shared,
    'README.md': README.replaceAll('NAME', name),
    'start.ts': START.replace('NAME', name),
    // Of what was edited only the program's own files.
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, edits[path] ?? text])),
    ...(Object.fromEntries(sent) as Files),
  };
}

/** What starts a step of the tutorial, and what checks the code of a reader. */
const OF_SITE = /\/(?:program|check)\.ts$|\/_tutorial\//;

/** The paths of the files of a step that would be in an application, by their names. */
export const ownPaths = ({files}: LiveProgram): string[] =>
  Object.keys(files)
    .filter((path) => !OF_SITE.test(path))
    .sort((a, b) => (baseName(a) < baseName(b) ? -1 : 1));

/** The project of the tutorial, as the Nest command line lays one out: the code of all steps is in `src`. */
export function tutorialFiles({tutorial}: LiveProject, program: LiveProgram, edits: Files): Files {
  const own = ownPaths(program).map((path) => [path, edits[path] ?? program.files[path] ?? '']);
  const all = {...tutorial, ...(Object.fromEntries(own) as Files)};
  return Object.fromEntries(
    Object.entries(all).map(([path, text]) => {
      const file = baseName(path);
      return file.endsWith('.ts')
        ? [`src/${file}`, text.replace(/(from\s+['"])\.{1,2}\/(?:[^'"]*\/)?/g, '$1./')]
        : [file, text];
    }),
  );
}

const README = `# NAME

A sample of the documentation of nestjs-query, as you left it. With Node.js 20.19 or later:

    npm install && npm start

Then send the operations in NAME/operations to http://127.0.0.1:3000/graphql. A request whose header
x-example-user holds JSON, encoded as encodeURIComponent does, has that user.
`;

const START = `import 'reflect-metadata';
import {boot, endpoint} from './_harness/boot';
import {acceptUsers} from './_harness/request-user';
import program from './NAME/program';

async function main(): Promise<void> {
  if (!program.module && !program.main) throw new Error('This program has no app to start.');
  const app = await boot(program, {port: Number(process.env.PORT ?? 3000), prepare: acceptUsers});
  await program.seed?.(app);
  console.log(\`GraphQL: \${await endpoint(app)}\`);
}

void main();
`;
