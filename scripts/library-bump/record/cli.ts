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
import {compilePrograms, runExamples} from '../../../examples/_harness/run-examples';
import {typeCheck} from '../../../examples/_harness/type-check';
import {readEntries} from '../../../plugins/api-reference/declarations';
import {PROJECT} from '../copy';
import type {Findings} from '../findings';

async function find(paths: string[]): Promise<Findings> {
  const programs = selectPrograms(discoverPrograms(examplesRoot).programs, paths);
  const typeErrors = typeCheck(paths.length > 0 ? programs.map(({folder}) => folder) : undefined);
  await compilePrograms(programs);
  const executed = programs.filter((program) => program.executed);
  const missing = await Promise.all(executed.map(({needs}) => unmet(needs)));
  const runnable = executed.filter((_, index) => missing[index]?.length === 0);
  const quiet = () => undefined;
  // Most programs share a process, and only those that differ are run again to be recorded.
  const compared = await runExamples(runnable, false, quiet);
  const different = new Set(compared.filter(({problems}) => problems.length > 0).map(({name}) => name));
  const recorded = await runExamples(
    runnable.filter(({name}) => different.has(name)),
    true,
    quiet,
  );
  return {
    typeErrors,
    executed: compared.length,
    programs: recorded.map(({name, problems: [failure]}) => ({name, failure})),
    notRun: executed.flatMap(({name}, index) => {
      const lacks = missing[index] ?? [];
      return lacks.length > 0 ? [`${name}: needs ${lacks.join(', ')}`] : [];
    }),
    entries: await readEntries(PROJECT),
  };
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
