import {join} from 'node:path';
import {compile} from './compile';
import type {ProgramFolder} from './discover';
import {withImported} from './imports';
import {examplesRoot} from './paths';
import {compareRecorded, writeRecorded} from './recorded';
import {runProgram} from './run-program';

const atOnce = 2;

export interface ProgramReport {
  name: string;
  /** Empty when all is well. */
  problems: string[];
  /** How many recorded files were compared or written. */
  files: number;
  /** Files that `--update` changed. */
  changed: string[];
  /** Answers that carry errors, for the author to judge after `--update`. */
  erring: string[];
  seconds: number;
}

/** Compiles the programs and what they import; returns how many files had changed. */
export async function compilePrograms(programs: ProgramFolder[]): Promise<number> {
  return compile(withImported([join(examplesRoot, '_harness'), ...programs.map(({folder}) => folder)]));
}

/** Executes compiled programs, two at a time, and compares or updates what is recorded. */
export async function runExamples(
  programs: ProgramFolder[],
  update: boolean,
  onReport: (report: ProgramReport) => void,
): Promise<ProgramReport[]> {
  const queue = programs.filter(({executed}) => executed);
  const reports: ProgramReport[] = [];
  const work = async (): Promise<void> => {
    for (let program = queue.shift(); program; program = queue.shift()) {
      const report = await examine(program, update);
      reports.push(report);
      onReport(report);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return reports;
}

async function examine({name, folder}: ProgramFolder, update: boolean): Promise<ProgramReport> {
  const started = performance.now();
  const outcome = await runProgram(folder);
  const seconds = (performance.now() - started) / 1000;
  const report: ProgramReport = {name, problems: [], files: 0, changed: [], erring: [], seconds};
  if (!outcome.ok) {
    report.problems.push(
      outcome.step ? `at the step "${outcome.step}": ${outcome.message}` : outcome.message,
    );
    return report;
  }
  report.files = Object.keys(outcome.produced).length;
  report.erring = outcome.erring;
  if (update) report.changed = writeRecorded(folder, outcome.produced);
  else report.problems = compareRecorded(folder, name, outcome.produced);
  return report;
}
