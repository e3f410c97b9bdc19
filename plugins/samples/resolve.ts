import {basename, dirname} from 'node:path/posix';
import {Kind, parse} from 'graphql';
import {readOperationFiles} from '../../examples/_harness/operation-files';
import type {BlockKind, OPERATIONS} from '../../lib/sample-kinds';
import type {Try} from '../../lib/sample-notes';
import {type Fence, SampleError, type Source} from './fence';
import {type ExampleFiles, lookUp, programOf, readNamed, unexecutedReason} from './example-files';
import {splitImports} from '../../lib/split-imports';
import {excerptOf, type Origin} from './regions';
import {cutSchema} from './schema';

/** One block of code as a page shows it. */
export interface SampleBlock {
  kind: BlockKind;
  language: string;
  code: string;
  title?: string;
  /** Of code. */
  origin?: Origin;
  /** What a reader must know about the code. */
  note?: string;
  /** Of a result: the file below `examples/` that it was recorded in. */
  recorded?: string;
  /** Of the first block: the file, operation, run or schema below `examples/`, which tells how the sample was checked. */
  path?: string;
  /** Of an operation: where it is found, such as `graphql/queries/filtering/combine/between`. */
  operation?: string;
  try?: Try;
}

/**
 * Finds what a fence names: one block, or several that are shown as tabs.
 * Throws a `SampleError` where something is missing.
 * @param folder the page's folder below `examples/`
 */
export function resolveSample(
  fence: Fence & {source: Source},
  folder: string,
  files: ExampleFiles,
): SampleBlock[] {
  const {source} = fence;
  switch (source.kind) {
    case 'file':
      return resolveFile(fence, source, folder, files);
    case 'operation':
      return resolveOperation(fence, source, folder, files);
    case 'schema':
      return [resolveSchema(fence, source, folder, files)];
  }
}

function resolveFile(
  {language, title, try: tried}: Fence,
  {file, region, run, operation, sql}: Extract<Source, {kind: 'file'}>,
  folder: string,
  files: ExampleFiles,
): SampleBlock[] {
  const path = lookUp(file, folder);
  const text = readNamed(path, files);
  const program = programOf(path, files);
  const code: SampleBlock = {
    kind: 'code',
    language,
    ...excerptOf(text, region, path),
    title: title ?? basename(path),
    note: noteOf(program, files),
    path,
  };
  if (operation) {
    const sent = {kind: 'operation', operation, sql, events: false} as const;
    return [code, ...resolveOperation({try: tried}, sent, folder, files)];
  }
  if (!run) return [code];
  const runPath = run.includes('/') ? lookUp(run, folder) : `${program}/${run}`;
  code.path = runPath;
  const recorded = recordedOf(runPath);
  const wanted = [
    {kind: 'output' as const, language: 'text', recorded: `${recorded}.txt`},
    ...onPostgres(`${recorded}.txt`, 'text', files),
    ...(sql ? [{kind: 'sql' as const, language: 'sql', recorded: `${recorded}.sql`}] : []),
  ];
  return [code, ...resultsOf(wanted, files)];
}

/** The whole code of a block, to be copied. */
export function wholeCode({origin, code}: Pick<SampleBlock, 'origin' | 'code'>): string {
  if (!origin?.imports) return code;
  return [origin.imports, code].join(splitImports(code).imports ? '\n' : '\n\n');
}

function resolveOperation(
  {title, try: tried}: Pick<Fence, 'title' | 'try'>,
  {operation, sql, events}: Extract<Source, {kind: 'operation'}>,
  folder: string,
  files: ExampleFiles,
): SampleBlock[] {
  const path = lookUp(operation, folder);
  const base = path.replace(/([^/]+)$/, 'operations/$1');
  const recorded = recordedOf(path);
  const query = readNamed(`${base}.graphql`, files);
  const kind = operationKind(query, `examples/${base}.graphql`);
  const variables = files.read(`${base}.variables.json`);
  const user = userOf(base, files);
  if (tried) expectRun(tried, dirname(path), files);
  const subscribes = kind === 'subscription';
  const wanted = [
    ...(subscribes ? [] : [{kind: 'response' as const, language: 'json', recorded: `${recorded}.json`}]),
    ...onPostgres(`${recorded}.json`, 'json', files),
    ...(sql ? [{kind: 'sql' as const, language: 'sql', recorded: `${recorded}.sql`}] : []),
    ...(subscribes || events
      ? [{kind: 'events' as const, language: 'json', recorded: `${recorded}.events.json`}]
      : []),
  ];
  const parts: (Omit<SampleBlock, 'title'> | false)[] = [
    {
      kind,
      language: 'graphql',
      code: query,
      path,
      operation: path,
      try: tried,
    },
    variables !== undefined && {kind: 'variables', language: 'json', code: variables},
    user !== undefined && {kind: 'user', language: 'json', code: user},
    ...resultsOf(wanted, files),
  ];
  return parts.filter((part) => part !== false).map((part) => ({...part, code: part.code.trimEnd(), title}));
}

/** What a reader may try was run like what they see. */
function expectRun({operation}: Try, program: string, files: ExampleFiles): void {
  readNamed(`${program}/operations/${operation}.graphql`, files);
  readRecorded(`${program}/recorded/${operation}.json`, files);
}

function resolveSchema(
  {language, title}: Fence,
  {names}: Extract<Source, {kind: 'schema'}>,
  folder: string,
  files: ExampleFiles,
): SampleBlock {
  const [first = '', ...rest] = names;
  const slash = first.lastIndexOf('/');
  const prefix = slash > 0 ? first.slice(0, slash) : '.';
  const path = `${lookUp(prefix, folder)}/schema.graphql`;
  const sdl = readRecorded(path, files);
  return {
    kind: 'schema',
    language,
    code: cutSchema(sdl, [first.slice(slash + 1), ...rest], `examples/${path}`),
    title,
    path,
  };
}

/** What a reader must know about the code of a program that was not executed. */
function noteOf(program: string, files: ExampleFiles): string | undefined {
  const reason = unexecutedReason(program, files);
  return reason && `Type-checked, not executed: ${reason}`;
}

/** What a program that runs on two databases returned otherwise on the second. */
function onPostgres(path: string, language: string, files: ExampleFiles): ResultFile[] {
  const recorded = path.replace('/recorded/', '/recorded/postgres/');
  return files.read(recorded) === undefined ? [] : [{kind: 'postgres', language, recorded}];
}

/** What a run wrote about an operation or run, without the extension. */
function recordedOf(path: string): string {
  return path.replace(/([^/]+)$/, 'recorded/$1');
}

/** What a result needs to be recorded, by the ending of its file. */
const FIRST_STEPS: Record<string, string> = {
  sql: 'give its step "sql: true" in program.ts, ',
  txt: 'add the step to program.ts, ',
  'events.json': 'make its step a subscription in program.ts, ',
  graphql: 'write "schema: true" in program.ts, ',
};

/** A result that a block is to show, in the file that it was recorded in. */
type ResultFile = Required<Pick<SampleBlock, 'kind' | 'language' | 'recorded'>>;

/** The recorded results of one sample. What was not recorded is told at once. */
function resultsOf(wanted: ResultFile[], files: ExampleFiles): SampleBlock[] {
  expectRecorded(
    wanted.map(({recorded}) => recorded),
    files,
  );
  return wanted.map((block) => ({...block, code: readRecorded(block.recorded, files)}));
}

function readRecorded(path: string, files: ExampleFiles): string {
  expectRecorded([path], files);
  return files.read(path)?.trimEnd() ?? '';
}

/** @throws a `SampleError` that names every one of the files that was not recorded. */
function expectRecorded(paths: string[], files: ExampleFiles): void {
  const missing = paths.filter((path) => files.read(path) === undefined);
  const [first] = missing;
  if (first === undefined) return;
  const program = first.replace(/\/(recorded\/[^/]+|schema\.graphql)$/, '');
  if (files.list(program).length === 0) readNamed(first, files);
  const steps = missing.map((path) => {
    const [, kind = ''] = /\.(sql|txt|events\.json|graphql)$/.exec(path) ?? [];
    return FIRST_STEPS[kind] ?? '';
  });
  const names = missing.map((path) => `examples/${path}`).join(' and ');
  throw new SampleError(
    `${names} ${missing.length > 1 ? 'were' : 'was'} not recorded; ${steps.join('')}run "npm run examples -- --update ${program}" and read what it writes`,
  );
}

function operationKind(query: string, file: string): (typeof OPERATIONS)[number] {
  let document;
  try {
    document = parse(query);
  } catch (error) {
    throw new SampleError(`${file} is no GraphQL: ${(error as Error).message}`);
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.operation;
  }
  throw new SampleError(`${file} holds no operation; write a query, mutation or subscription`);
}

/** Who sends an operation, as it is shown. */
function userOf(operation: string, files: ExampleFiles): string | undefined {
  try {
    const {user} = readOperationFiles(operation, files.read, (file) => `examples/${file}`);
    return user === undefined ? undefined : JSON.stringify(user, null, 2);
  } catch (error) {
    throw new SampleError((error as Error).message);
  }
}
