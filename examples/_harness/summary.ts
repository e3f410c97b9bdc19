import type {ProgramReport} from './run-examples';

/** What the last line of a run says besides what the reports of its programs hold. */
interface Run {
  update: boolean;
  /** How many files had changed. */
  compiled: number;
  typeCheckedOnly: number;
  /** What is to be said of programs that this machine cannot run. */
  missing: string;
  failed: {name: string}[];
  took: string;
}

/** The last line of a run: what was done, and what is left to do. */
export function summary(reports: ProgramReport[], run: Run): string {
  const unrecorded = sum(reports, (report) => Object.keys(report.unrecorded).length);
  const executed = `${counted(reports.length, 'program')} executed (${counted(run.compiled, 'file')} compiled)`;
  const waiting = unrecorded > 0 ? `, ${unrecorded} not recorded yet` : '';
  const files = run.update
    ? `${counted(
        sum(reports, ({written}) => written),
        'recorded file',
      )} written`
    : `${counted(
        sum(reports, ({files: compared}) => compared),
        'recorded file',
      )} compared`;
  return (
    `${executed}, ${run.typeCheckedOnly} type-checked only${run.missing}; ${files}${waiting}; ${run.took}. ` +
    (run.failed.length > 0 ? `FAILED: ${run.failed.map(({name}) => name).join(', ')}` : 'All is well.')
  );
}

/** A number with its noun. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function sum(reports: ProgramReport[], count: (report: ProgramReport) => number): number {
  return reports.reduce((total, report) => total + count(report), 0);
}
