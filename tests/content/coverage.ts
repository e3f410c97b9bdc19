import {dirname, join} from 'node:path/posix';
import {importsOf, reachable} from '../../lib/imports';
import type {WORDS} from '../../plugins/samples/fence';
import {type ExampleFiles, filesIn, folderOfPage, lookUp} from '../../plugins/samples/example-files';
import {regionNames} from '../../plugins/samples/regions';
import type {PageFence} from './fences';

/** What a program has without being shown. */
const EXEMPT = /\/(program\.ts|seed\.ts|unexecuted\.txt|schema\.graphql)$/;

/** Words of a fence, as messages show them. */
const WORD = {file: 'file', operation: 'operation', run: 'run', sql: 'sql'} as const satisfies {
  [Word in keyof typeof WORDS]?: Word;
};

/** What pages show of the examples. */
interface ShownSources {
  files: Set<string>;
  regions: Set<string>;
}

/**
 * What lies in `examples/` and reaches no reader: programs, files, regions, operations and recorded results that no page
 * shows. A file that a program needs to run what is shown is no dead file.
 * @param read what was read of the examples for the pages
 */
export function coverageFaults(fences: PageFence[], files: ExampleFiles, read: Set<string>): string[] {
  const shown = {files: read, regions: regionsOf(fences)};
  const all = filesIn('', files);
  const programs = all.filter((path) => /\/(program\.ts|unexecuted\.txt)$/.test(path)).map(dirname);
  const needed = reachable([...all.filter(isEntry), ...shown.files], (path) => importedBy(path, files));
  return programs.flatMap((program) => {
    const own = all.filter((path) => path.startsWith(`${program}/`) && !EXEMPT.test(path));
    if (!own.some((path) => shown.files.has(path)) && !shown.files.has(`${program}/schema.graphql`)) {
      return [`examples/${program}: no page shows any of it; name its files in a page, or delete the folder`];
    }
    return own.flatMap((path) => fileFaults(path, program, shown, needed, files));
  });
}

function fileFaults(
  path: string,
  program: string,
  shown: ShownSources,
  needed: Set<string>,
  files: ExampleFiles,
): string[] {
  const name = path.slice(program.length + 1);
  const isShown = shown.files.has(path);
  const told = (what: string): string[] => [`examples/${path}: no page shows ${what}`];
  const [, kind, step = '', ending] =
    /^(operations|recorded)\/(.+?)\.(graphql|sql|txt|events\.json)$/.exec(name) ?? [];
  if (kind) {
    const operation = `${program}/operations/${step}.graphql`;
    // What comes of an operation that no page shows is told with the operation.
    const isTold = kind === 'recorded' && files.read(operation) !== undefined && !shown.files.has(operation);
    const attribute = ending === 'sql' ? WORD.sql : `${ending === 'txt' ? WORD.run : WORD.operation}=${step}`;
    return isShown || isTold ? [] : told(`it; write ${attribute} in a fence, or delete the step`);
  }
  if (!name.endsWith('.ts')) return [];
  if (!isShown && !needed.has(path)) {
    return told(`it and no program needs it; write ${WORD.file}=${name} in a fence, or delete it`);
  }
  return regionNames(files.read(path) ?? '', `examples/${path}`)
    .filter((region) => !shown.regions.has(`${path}#${region}`))
    .flatMap((region) => told(`the region "${region}"; show it, or delete its markers`));
}

function isEntry(path: string): boolean {
  return /\/(program|seed)\.ts$/.test(path);
}

/** The files that a file imports, which may be the index of a folder. */
function importedBy(path: string, files: ExampleFiles): string[] {
  return importsOf(files.read(path) ?? '')
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => [`${join(dirname(path), name)}.ts`, join(dirname(path), name, 'index.ts')]);
}

/** `path#region` of each region that pages show. */
function regionsOf(fences: PageFence[]): Set<string> {
  return new Set(
    fences.flatMap(({page, fence: {source}}) =>
      source?.kind === 'file' && source.region
        ? [`${lookUp(source.file, folderOfPage(page.path) ?? '')}#${source.region}`]
        : [],
    ),
  );
}
