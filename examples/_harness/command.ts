import {parseArgs} from 'node:util';
import {discoverPrograms, type ProgramFolder, selectPrograms} from './discover';
import {notRun, unmet} from './needs';
import {compilePrograms, type ProgramReport, runExamples} from './run-examples';
import {counted, summary} from './summary';
import {typeCheck} from './type-check';

/**
 * `npm run examples [-- --update] [-- --complete] [-- PATH …]`: type-checks, compiles and executes the
 * programs below `root`. With `--complete`, a program that cannot
 * run here is a failure, and the types of installed adapters count instead of our own in `_types/`.
 * Prints what it finds, and resolves with whether all is well.
 */
export async function examplesCommand(args: string[], root: string): Promise<boolean> {
  const {values, positionals} = parseArgs({
    args,
    options: {
      update: {type: 'boolean', default: false},
      complete: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const {programs, problems} = discoverPrograms(root);
  const selected = selectPrograms(programs, positionals);
  const everything = positionals.length === 0;
  if (everything && problems.length > 0) return refuse(problems);
  const typeErrors = timed('type-checked', selected.length, () =>
    typeCheck(everything ? undefined : selected.map(({folder}) => folder), values.complete),
  );
  if (typeErrors.length > 0) return refuse(typeErrors);
  const started = performance.now();
  const compiled = await compilePrograms(selected);
  const {runnable, left} = await divide(selected);
  const reports = await runExamples(runnable, values.update, print);
  const failed: {name: string}[] = reports.filter(({problems: found}) => found.length > 0);
  const missing = await reportMissing(left);
  if (values.complete) failed.push(...left);
  const {update} = values;
  const typeCheckedOnly = unexecuted(selected);
  const took = seconds(started);
  console.log(`\n${summary(reports, {update, compiled, typeCheckedOnly, missing, failed, took})}`);
  return failed.length === 0;
}

interface Left {
  name: string;
  /** Those of its needs that this machine lacks. */
  missing: string[];
}

/** Tells the programs that this machine can run from those that it cannot. */
async function divide(programs: ProgramFolder[]): Promise<{runnable: ProgramFolder[]; left: Left[]}> {
  const missing = await Promise.all(programs.map(({needs}) => unmet(needs)));
  const left = programs.map(({name}, index) => ({name, missing: missing[index] ?? []}));
  return {
    runnable: programs.filter((_, index) => missing[index]?.length === 0),
    left: left.filter((program) => program.missing.length > 0),
  };
}

/** Names the programs that this machine cannot run, and returns what the last line says of them. */
async function reportMissing(programs: Left[]): Promise<string> {
  for (const {name, missing} of programs) {
    console.log(`---  ${name}: not run: needs ${missing.join(', ')}`);
  }
  return programs.length > 0 ? `, ${await notRun(programs.flatMap(({missing}) => missing))}` : '';
}

function unexecuted(programs: ProgramFolder[]): number {
  return programs.filter(({executed}) => !executed).length;
}

function refuse(problems: string[]): boolean {
  console.error(problems.join('\n'));
  console.error(`\n${counted(problems.length, 'problem')}; nothing was executed.`);
  return false;
}

function timed<T>(what: string, count: number, work: () => T): T {
  const started = performance.now();
  const result = work();
  console.log(`${counted(count, 'program')} ${what}, ${seconds(started)}`);
  return result;
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function print(report: ProgramReport): void {
  const {name, problems, files, changed, unrecorded, alone, seconds: took} = report;
  const verdict = problems.length > 0 ? 'FAIL' : 'ok  ';
  console.log(
    `${verdict} ${name}: ${counted(files, 'file')}, ${took.toFixed(1)} s${alone ? ', in a process of its own' : ''}`,
  );
  for (const problem of problems) console.log(indent(problem));
  for (const [path, content] of Object.entries(unrecorded)) {
    console.log(indent(`${path}, not recorded yet:\n${indent(content.trimEnd())}`));
  }
  for (const path of changed) console.log(`     changed ${path}`);
}

function indent(text: string): string {
  return text.replace(/^/gm, '     ');
}
