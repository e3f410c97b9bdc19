/**
 * Type-checks and runs all programs of the project that this file belongs to, writes what differs over what was
 * recorded, and writes what it found to a file. `scripts/library-bump/cli.ts` starts it in a copy of the project.
 *
 * Usage: tsx scripts/library-bump/record/cli.ts FINDINGS.json [PATH …]   the programs below these paths, or all
 */
import {writeFileSync} from 'node:fs';
import {discoverPrograms, selectPrograms} from '../../../examples/_harness/discover';
import {unmet} from '../../../examples/_harness/needs';
import {examplesRoot} from '../../../examples/_harness/paths';
import {compilePrograms, type ProgramReport, runExamples} from '../../../examples/_harness/run-examples';
import {typeCheck} from '../../../examples/_harness/type-check';
import {type Findings, failureLine} from '../findings';
import {readLibrary} from '../library';

/** So many programs, from all folders, are tried before the others. */
const TRIED_FIRST = 16;

async function find(paths: string[]): Promise<Findings> {
  const library = await readLibrary();
  const programs = selectPrograms(discoverPrograms(examplesRoot).programs, paths);
  const typeErrors = typeCheck(paths.length > 0 ? programs.map(({folder}) => folder) : undefined);
  await compilePrograms(programs);
  const executed = programs.filter((program) => program.executed);
  const missing = await Promise.all(executed.map(({needs}) => unmet(needs)));
  const runnable = executed.filter((_, index) => missing[index]?.length === 0);
  const quiet = () => undefined;
  const first = runnable.filter((_, index) => index % Math.ceil(runnable.length / TRIED_FIRST) === 0);
  const tried = await runExamples(first, false, quiet);
  const stopped = commonFailure(tried);
  const rest = stopped ? [] : runnable.filter((program) => !first.includes(program));
  // Most programs share a process, and only those that differ are run again to be recorded.
  const compared = [...tried, ...(await runExamples(rest, false, quiet))];
  const failed = compared.filter(isFailure);
  const different = compared.filter((report) => report.problems.length > 0 && !isFailure(report));
  const recorded = await runExamples(
    runnable.filter(({name}) => different.some((report) => report.name === name)),
    true,
    quiet,
  );
  return {
    typeErrors,
    executed: compared.length,
    stopped,
    programs: [...failed, ...recorded].map(({name, changed, problems: [failure]}) => ({
      name,
      changed,
      failure,
    })),
    notRun: executed.flatMap(({name}, index) => {
      const lacks = missing[index] ?? [];
      return lacks.length > 0 ? [`${name}: needs ${lacks.join(', ')}`] : [];
    }),
    library,
  };
}

/** The failure that most of the programs have in common; to run hundreds more for it takes half an hour. */
function commonFailure(reports: ProgramReport[]): string | undefined {
  const lines = reports.filter(isFailure).map(({problems: [failure = '']}) => failureLine(failure));
  return lines.find((line) => lines.filter((other) => other === line).length > reports.length / 2);
}

/** Whether a program did not come to its end: there is nothing to compare then. */
function isFailure({problems, files}: ProgramReport): boolean {
  return problems.length > 0 && files === 0;
}

const [file, ...paths] = process.argv.slice(2);
if (!file)
  throw new Error('Name the file for what is found: tsx scripts/library-bump/record/cli.ts FINDINGS.json');
find(paths).then(
  (findings) => {
    writeFileSync(file, JSON.stringify(findings));
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
