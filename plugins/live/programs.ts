import {join} from 'node:path';
import {discoverPrograms} from '../../examples/_harness/discover';
import {readOperationFiles} from '../../examples/_harness/operation-files';
import type {LiveOperation, LiveProgram} from '../../src/live/sandbox/live-program';
import {type ExampleFiles, filesBelow, rememberedFiles} from '../samples/example-files';
import {wholeFile} from '../samples/regions';
import {cached, cacheKey, sourcesKey} from '../shared/cache';
import {compileFiles} from './browser/compile';
import {checkRunnable} from './runnable';

/** The programs of `examples/` that run in the browser, compiled; what was compiled before comes from the cache. */
export async function livePrograms(examples: string, cacheFolder: string): Promise<LiveProgram[]> {
  const files = rememberedFiles(filesBelow(examples));
  const programs: LiveProgram[] = [];
  for (const {name, executed} of discoverPrograms(examples).programs) {
    const operations = operationsOf(name, files);
    const paths = executed ? checkRunnable(name, files).files : undefined;
    if (!paths || Object.keys(operations).length === 0) continue;
    // As the pages show them, without the marks of what they show.
    const texts = paths.sort().map((path) => [path, `${wholeFile(files.read(path) ?? '', path)}\n`]);
    const sources = Object.fromEntries(texts) as Record<string, string>;
    const recorded = recordedOf(name, files);
    programs.push({
      name,
      files: sources,
      compiled: await compiled(sources, cacheFolder),
      operations,
      recorded,
    });
  }
  return programs;
}

function operationsOf(program: string, files: ExampleFiles): Record<string, LiveOperation> {
  const folder = `${program}/operations`;
  const names = files.list(folder).flatMap((file) => /^(.+)\.graphql$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    names.map((name) => {
      const operation = readOperationFiles(`${folder}/${name}`, files.read, (file) => `examples/${file}`);
      return [name, {...operation, query: operation.query.trimEnd()}];
    }),
  );
}

/** What the operations came to, by their names. */
function recordedOf(program: string, files: ExampleFiles): Record<string, string> {
  const folder = `${program}/recorded`;
  const names = files.list(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    names.map((name) => [name, (files.read(`${folder}/${name}.json`) ?? '').trimEnd()]),
  );
}

const compilerVersion = sourcesKey([
  join(__dirname, 'browser/compile.ts'),
  require.resolve('typescript/package.json'),
]);

function compiled(sources: Record<string, string>, cacheFolder: string): Promise<Record<string, string>> {
  return cached(join(cacheFolder, `${cacheKey([compilerVersion, JSON.stringify(sources)])}.json`), () => {
    const {compiled: output, problems} = compileFiles(sources);
    const [problem] = problems;
    if (problem) throw new Error(`examples/${problem.file}:${problem.line}: ${problem.message}`);
    return output;
  });
}
