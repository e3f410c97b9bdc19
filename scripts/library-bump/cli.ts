/**
 * Installs another version of the library in a copy of the project in a temporary folder, runs every program there, and
 * prints, page by page, which answers, schemas and types change for readers.
 *
 * Usage: npx tsx scripts/library-bump/cli.ts 9.6.0            this version
 *        npx tsx scripts/library-bump/cli.ts 9.6.0 --only graphql/queries --only faq
 *                                                 only the programs below these paths
 *        npx tsx scripts/library-bump/cli.ts 9.4.0 @nestjs/graphql@13.2.5 @nestjs/apollo@13.2.5
 *                                                 other packages in the versions that this one needs
 *
 * Exits with 0 where nothing changes, with 1 where something does, with 2 where it could not find out.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPages} from '../../lib/pages';
import {readEntries} from '../../plugins/api-reference/declarations';
import {Mentions} from '../../plugins/api-reference/mentions';
import {installedVersion} from '../../plugins/installed-version';
import type {Entry} from '../../plugins/api-reference/model';
import {filesBelow} from '../../plugins/samples/files';
import {type Change, programChanges, shownChanges, typeChanges} from './changes';
import {copyProject, install, PROJECT, run, tail} from './copy';
import type {Findings} from './findings';
import {type Options, readOptions} from './options';
import {report, summary} from './report';

/** Runs the programs of the copy in a process of its own: it has to load the packages of the copy. */
function record(copy: string, {only}: Options): Findings {
  const file = path.join(copy, 'findings.json');
  const {ok, output} = run('npx', ['tsx', 'scripts/library-bump/record/cli.ts', file, ...only], copy);
  if (!ok) throw new Error(`The programs of the copy could not be run:\n${tail(output)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Findings;
}

async function changesIn(copy: string, findings: Findings, entries: Entry[]): Promise<Change[]> {
  const before = filesBelow(path.join(PROJECT, 'examples'));
  const after = filesBelow(path.join(copy, 'examples'));
  const pages = await readPages();
  const mentions = new Mentions(path.join(PROJECT, 'docs'), before);
  return [
    ...shownChanges(pages, before, after),
    ...programChanges(findings, pages),
    ...typeChanges(entries, findings.entries, ({name, package: end}) => {
      const section = mentions.ofName(name, end, false);
      return section && `docs/${section.page}.mdx`;
    }),
  ];
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
    console.log(`Installing ${list(options.versions)} …`);
    install(copy, options.versions);
    console.log('Running the programs, which takes some minutes …');
    const findings = record(copy, options);
    const changes = await changesIn(copy, findings, await readEntries(PROJECT));
    const from = installedVersion('@ptc-org/nestjs-query-core');
    console.log(`\nnestjs-query ${from} → ${options.version}\n`);
    for (const part of [report(changes), summary(changes, findings)].filter(Boolean))
      console.log(`${part}\n`);
    for (const program of findings.notRun) console.log(`not run: ${program}`);
    process.exitCode = changes.length > 0 ? 1 : 0;
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

bump(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
