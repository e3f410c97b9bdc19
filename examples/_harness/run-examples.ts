import {join} from 'node:path';
import {compile} from './compile';
import type {ProgramFolder} from './discover';
import {withImported} from './imports';
import {examplesRoot, shown} from './paths';
import {compareRecorded, notRecorded, type Produced, writeRecorded} from './recorded';
import type {Outcome} from './protocol';
import {runAlone, SharedProcess} from './program-process';

const atOnce = 2;

export interface ProgramReport {
  name: string;
  /** Empty when all is well. */
  problems: string[];
  /** How many results it has. */
  files: number;
  /** How many of them `--update` wrote, because they were others before. */
  written: number;
  /** What it came to that is still to be recorded: printed where the program's `unrecorded.txt` allows that. */
  unrecorded: Produced;
  /** Files that `--update` changed. */
  changed: string[];
  /** Whether it needed a process of its own after all. */
  alone: boolean;
  seconds: number;
}

/** Compiles the programs and what they import; returns how many files had changed. */
export async function compilePrograms(programs: ProgramFolder[]): Promise<number> {
  const folders = withImported([join(examplesRoot, '_harness'), ...programs.map(({folder}) => folder)]);
  // What the harness shares with the site is not loaded by programs.
  return compile(folders.filter((folder) => folder.startsWith(examplesRoot)));
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
  return {...compare(program, await runAlone(program.folder), started), alone: true};
}

function compare(program: ProgramFolder, outcome: Outcome, started: number): ProgramReport {
  const {name, folder} = program;
  const report = emptyReport(name, outcome, started);
  if (!outcome.ok) return report;
  const {produced} = outcome;
  if (program.unrecorded) report.unrecorded = notRecorded(folder, produced);
  const expected = Object.entries(produced).filter(([path]) => !(path in report.unrecorded));
  report.files = expected.length;
  report.problems = compareRecorded(folder, name, Object.fromEntries(expected));
  if (program.unrecorded && expected.length === Object.keys(produced).length) {
    const file = shown(join(folder, 'unrecorded.txt'));
    report.problems.push(`${file}: all its results are recorded; delete it, so that pages show them`);
  }
  return report;
}

async function recordAnew({name, folder}: ProgramFolder): Promise<ProgramReport> {
  const started = performance.now();
  const outcome = await runAlone(folder);
  const report = emptyReport(name, outcome, started);
  if (!outcome.ok) return report;
  const changed = writeRecorded(folder, outcome.produced);
  const written = changed.filter((path) => path in outcome.produced).length;
  return {...report, changed, written};
}

function emptyReport(name: string, outcome: Outcome, started: number): ProgramReport {
  const seconds = (performance.now() - started) / 1000;
  const report = {
    name,
    problems: [],
    files: 0,
    written: 0,
    changed: [],
    unrecorded: {},
    alone: false,
    seconds,
  };
  return outcome.ok
    ? {...report, files: Object.keys(outcome.produced).length}
    : {
        ...report,
        problems: [outcome.step ? `at the step "${outcome.step}": ${outcome.message}` : outcome.message],
      };
}
