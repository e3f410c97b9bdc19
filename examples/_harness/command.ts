import {parseArgs} from 'node:util';
import {changedFiles, programsWith} from './changed';
import {discoverPrograms, selectPrograms} from './discover';
import {startLongRun} from './long-run';
import {notRun, unmet} from './needs';
import {compilePrograms, type ProgramReport, runExamples} from './run-examples';
import {typeCheck} from './type-check';

/**
 * `npm run examples [-- --update] [-- --changed] [-- --complete] [-- --long] [-- PATH …]`: type-checks, compiles and
 * executes the programs below `root`. With `--changed`, these are the ones of which a file differs from the last commit.
 * With `--complete`, a program that cannot run here is a failure, and the types of installed adapters count instead of
 * our own in `_types/`. With `--long`, programs that search at random take ten minutes.
 * Prints what it finds, and resolves with whether all is well.
 */
export async function examplesCommand(args: string[], root: string): Promise<boolean> {
  const {values, positionals} = parseArgs({
    args,
    options: {
      update: {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      complete: {type: 'boolean', default: false},
      long: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  if (values.long) startLongRun();
  const {programs, problems} = discoverPrograms(root);
  const named = selectPrograms(programs, positionals);
  const selected = values.changed ? programsWith(changedFiles(), named) : named;
  if (selected.length === 0) {
    console.log('No program differs from the last commit.');
    return true;
  }
  const everything = positionals.length === 0 && !values.changed;
  if (everything && problems.length > 0) return refuse(problems);
  const typeErrors = typeCheck(everything ? undefined : selected.map(({folder}) => folder), values.complete);
  if (typeErrors.length > 0) return refuse(typeErrors);
  console.log(`${counted(selected.length, 'program')} type-checked`);
  await compilePrograms(selected);
  const missing = new Map(selected.map(({name, needs}) => [name, unmet(needs)]));
  const lackedBy = ({name}: {name: string}): string[] => missing.get(name) ?? [];
  const left = selected.filter((program) => lackedBy(program).length > 0);
  const runnable = selected.filter((program) => !left.includes(program));
  const reports = await runExamples(runnable, values.update, print);
  for (const program of left) {
    console.log(`---  ${program.name}: not run: needs ${lackedBy(program).join(', ')}`);
  }
  const failed = [
    ...reports.filter(({problems: found}) => found.length > 0),
    ...(values.complete ? left : []),
  ].map(({name}) => name);
  const notExecuted = left.length > 0 ? `, ${notRun(left.flatMap(lackedBy))}` : '';
  const verdict = failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'All is well.';
  console.log(`\n${counted(reports.length, 'program')} executed${notExecuted}. ${verdict}`);
  return failed.length === 0;
}

function refuse(problems: string[]): boolean {
  console.error(problems.join('\n'));
  console.error(`\n${counted(problems.length, 'problem')}; nothing was executed.`);
  return false;
}

function print({name, problems, files, changed, seconds}: ProgramReport): void {
  const verdict = problems.length > 0 ? 'FAIL' : 'ok  ';
  console.log(`${verdict} ${name}: ${counted(files, 'file')}, ${seconds.toFixed(1)} s`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '));
  for (const path of changed) console.log(`     ${path}`);
}

/** A number with its noun. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
