import {readFileSync} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import {importsOf, reachable} from '../../lib/imports';
import {compile, sourceFiles} from './compile';
import type {ProgramFolder} from './discover';
import {examplesRoot} from './paths';
import {compareRecorded, writeRecorded} from './recorded';
import type {ProgramOutcome} from './program-outcome';
import {runAlone, SharedProcess} from './program-process';

const atOnce = 2;

export interface ProgramReport {
  name: string;
  /** Empty when all is well. */
  problems: string[];
  /** How many results it has. */
  files: number;
  /** What `--update` did, such as `changed recorded/check.txt`. */
  changed: string[];
  seconds: number;
}

/** Compiles the programs and what they import. */
export async function compilePrograms(programs: ProgramFolder[]): Promise<void> {
  const folders = withImported([join(examplesRoot, '_harness'), ...programs.map(({folder}) => folder)]);
  // What the harness shares with the site is not loaded by programs.
  await compile(folders.filter((folder) => folder.startsWith(examplesRoot)));
}

/** The folders, and those outside them whose files they import, however far: what must be compiled before they run. */
function withImported(folders: string[]): string[] {
  const found = reachable(folders, (folder) => sourceFiles(folder).flatMap(importedFolders));
  // A folder is compiled with all that lies in it.
  return [...found].filter((folder) => ![...found].some((other) => folder.startsWith(other + sep)));
}

function importedFolders(source: string): string[] {
  return importsOf(readFileSync(source, 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => dirname(resolve(dirname(source), name)));
}

/**
 * Executes compiled programs, two at a time, and compares or updates what is recorded. A program is judged by a process
 * of its own before it is recorded or found at fault; the others share processes.
 */
export async function runExamples(
  programs: ProgramFolder[],
  update: boolean,
  onReport: (report: ProgramReport) => void,
): Promise<ProgramReport[]> {
  const queue = programs.filter(({executed}) => executed);
  const reports: ProgramReport[] = [];
  const work = async (): Promise<void> => {
    const shared = new SharedProcess();
    for (let program = queue.shift(); program; program = queue.shift()) {
      const report = update ? await recordAnew(program) : await examine(program, shared);
      reports.push(report);
      onReport(report);
    }
    shared.end();
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return reports;
}

async function examine(program: ProgramFolder, shared: SharedProcess): Promise<ProgramReport> {
  const started = performance.now();
  const report = compare(program, await shared.run(program.folder), started);
  if (report.problems.length === 0) return report;
  return compare(program, await runAlone(program.folder), started);
}

function compare({name, folder}: ProgramFolder, outcome: ProgramOutcome, started: number): ProgramReport {
  const report = reportOf(name, outcome, started);
  return outcome.ok ? {...report, problems: compareRecorded(folder, name, outcome.produced)} : report;
}

async function recordAnew({name, folder}: ProgramFolder): Promise<ProgramReport> {
  const started = performance.now();
  const outcome = await runAlone(folder);
  const report = reportOf(name, outcome, started);
  return outcome.ok ? {...report, changed: writeRecorded(folder, outcome.produced)} : report;
}

function reportOf(name: string, outcome: ProgramOutcome, started: number): ProgramReport {
  const report = {name, problems: [], files: 0, changed: [], seconds: (performance.now() - started) / 1000};
  if (outcome.ok) return {...report, files: Object.keys(outcome.produced).length};
  const problem = outcome.step ? `at the step "${outcome.step}": ${outcome.message}` : outcome.message;
  return {...report, problems: [problem]};
}
