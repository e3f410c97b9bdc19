import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {discoverPrograms} from './discover';
import {examplesRoot} from './paths';
import {compilePrograms, type ProgramReport, runExamples} from './run-examples';

const {programs} = discoverPrograms(join(examplesRoot, '_harness/fixtures'));
let reports: ProgramReport[];

function problemsOf(name: string): string {
  const report = reports.find((candidate) => candidate.name === name);
  expect(report, name).toBeDefined();
  return report?.problems.join('\n') ?? '';
}

beforeAll(async () => {
  await compilePrograms(programs);
  reports = await runExamples(programs, false, () => undefined);
}, 120_000);

describe('a run of programs', () => {
  it('accepts answers, events, statements, users, logs and expected errors that are as recorded', () => {
    expect(problemsOf('answers')).toBe('');
    expect(reports.find(({name}) => name === 'answers')?.files).toBe(9);
  });

  it('refuses an operation that the schema refuses, with its place', () => {
    expect(problemsOf('refused')).toContain(
      'at the step "misspelt": examples/_harness/fixtures/refused/operations/misspelt.graphql:5:9 Cannot query field "titles" on type "Ticket". Did you mean "title"?',
    );
    expect(problemsOf('refused')).toContain('mark its step "fails: true"');
  });

  it('fails where an answer has an error that its step does not foretell, and where a foretold one does not come', () => {
    expect(problemsOf('errs')).toContain(
      'at the step "no-ticket": examples/_harness/fixtures/errs/operations/no-ticket.graphql: is answered with the error "Unable to find Ticket with id',
    );
    expect(problemsOf('calm')).toContain(
      'calm/operations/tickets.graphql: is answered without an error; drop',
    );
  });

  it('shows how an answer differs, and the mend', () => {
    expect(problemsOf('differs')).toBe(
      [
        'examples/_harness/fixtures/differs/recorded/total.txt: this run answers otherwise.',
        '--- recorded',
        '+++ this run',
        '@@ -1,1 +1,1 @@',
        '-four tickets',
        '+three tickets',
        'If the new answer is right, run "npm run examples -- --update differs" and review the change.',
      ].join('\n'),
    );
  });

  it('fails where a run throws without saying so', () => {
    expect(problemsOf('surprised')).toContain('at the step "unforeseen": Error: nobody said so');
    expect(problemsOf('surprised')).toContain('program.ts:');
  });
});
