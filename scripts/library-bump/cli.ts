/**
 * Installs another version of the library in a copy of the project in a temporary folder, runs every program there, and
 * prints, page by page, which answers, schemas, types and texts of errors change for readers.
 *
 * Usage: npx tsx scripts/library-bump/cli.ts 9.6.0            this version
 *        npx tsx scripts/library-bump/cli.ts 9.6.0 --only graphql/queries --only faq
 *                                                 only the programs below these paths
 *        npx tsx scripts/library-bump/cli.ts 9.6.0 --keep     leaves the copy for a closer look
 *        npx tsx scripts/library-bump/cli.ts 9.6.0 --apply    writes what was recorded into the work tree
 *        npx tsx scripts/library-bump/cli.ts 9.4.0 @nestjs/graphql@13.2.5 @nestjs/apollo@13.2.5
 *                                                 other packages in the versions that this one needs
 *
 * Exits with 0 where nothing changes, with 1 where something does, with 2 where it could not find out.
 */
import {copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Page, readPages} from '../../lib/pages';
import {Mentions} from '../../plugins/api-reference/mentions';
import {type Files, filesBelow} from '../../plugins/samples/files';
import {type Change, errorChanges, programChanges, shownChanges, typeChanges} from './changes';
import {copyProject, install, PROJECT, run, tail, versionIn} from './copy';
import type {Findings, Library} from './findings';
import {readLibrary} from './library';
import {type Options, readOptions} from './options';
import {report, summary} from './report';

const CORE = '@ptc-org/nestjs-query-core';

interface Before {
  files: Files;
  pages: Page[];
  library: Library;
}

/** Runs the programs of the copy in a process of its own: it has to load the packages of the copy. */
function record(copy: string, {only}: Options): Findings {
  const file = path.join(copy, 'findings.json');
  const {ok, output} = run('npx', ['tsx', 'scripts/library-bump/record/cli.ts', file, ...only], copy);
  if (!ok) throw new Error(`The programs of the copy could not be run:\n${tail(output)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Findings;
}

/** The pages, the records and the library as they were when the copy was made: others may work on them meanwhile. */
async function readBefore(copy: string, root: string): Promise<Before> {
  const examples = path.join(root, 'before');
  cpSync(path.join(copy, 'examples'), examples, {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  return {files: filesBelow(examples), pages: await readPages(), library: await readLibrary()};
}

function changesIn(copy: string, {files: before, pages, library}: Before, findings: Findings): Change[] {
  const after = filesBelow(path.join(copy, 'examples'));
  const mentions = new Mentions(path.join(PROJECT, 'docs'), before);
  return [
    ...shownChanges(pages, before, after),
    ...programChanges(findings, pages, before),
    ...typeChanges(library, findings.library, ({name, package: end}) => {
      const section = mentions.ofName(name, end, false);
      return section && `docs/${section.page}.mdx`;
    }),
    ...errorChanges(library, findings.library),
  ];
}

/** Writes what the programs of the copy recorded over what the work tree has. */
function apply(copy: string, {programs}: Findings, {versions}: Options): void {
  const files = programs.flatMap(({name, changed}) =>
    changed.map((file) => path.join('examples', name, file)),
  );
  for (const file of files) {
    const [source, target] = [copy, PROJECT].map((folder) => path.join(folder, file)) as [string, string];
    mkdirSync(path.dirname(target), {recursive: true});
    if (existsSync(source)) copyFileSync(source, target);
    else rmSync(target, {force: true});
  }
  console.log(`\n${files.length} recorded files are written. Install what they were recorded with:`);
  console.log(`  npm install --workspace examples ${list(versions)}`);
}

function list(versions: Record<string, string>): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
}

async function bump(args: string[]): Promise<void> {
  const options = readOptions(args);
  const root = mkdtempSync(path.join(tmpdir(), 'library-bump-'));
  const copy = path.join(root, 'project');
  try {
    console.log('Copying the project …');
    copyProject(copy);
    const before = await readBefore(copy, root);
    console.log(`Installing ${list(options.versions)} …`);
    install(copy, options.versions);
    console.log('Running the programs, which takes some minutes …');
    const findings = record(copy, options);
    const changes = changesIn(copy, before, findings);
    const from = versionIn(PROJECT, CORE) ?? '–';
    console.log(`\nnestjs-query ${from} → ${options.version}\n`);
    for (const part of [report(changes), summary(changes, findings)].filter(Boolean))
      console.log(`${part}\n`);
    for (const program of findings.notRun) console.log(`not run: ${program}`);
    if (options.apply) apply(copy, findings, options);
    process.exitCode = changes.length > 0 ? 1 : 0;
  } finally {
    if (options.keep) console.log(`The copy is in ${copy}`);
    else rmSync(root, {recursive: true, force: true});
  }
}

bump(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
