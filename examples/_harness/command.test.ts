import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {examplesCommand} from './command';
import {examplesRoot} from './paths';

const fixtures = join(examplesRoot, '_harness/fixtures');
const PROGRAMS = ['answers', 'calm', 'capped', 'differs', 'errs', 'refused', 'surprised'];
let printed = '';

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => (printed += `${line}\n`));
});
afterAll(() => vi.restoreAllMocks());

/** Runs the programs below a folder; resolves with whether all is well, and what is said. */
async function run(args: string[], root: string): Promise<[boolean, string]> {
  printed = '';
  return [await examplesCommand(args, root), printed];
}

it('executes programs, compares what they return, and says what is wrong where and how to mend it', async () => {
  const [ok, said] = await run(PROGRAMS, fixtures);
  expect(ok).toBe(false);
  const at = (program: string, step: string, file: string): string =>
    `     at the step "${step}": examples/_harness/fixtures/${program}/operations/${file}`;
  for (const part of [
    '7 programs type-checked\n',
    // Answers, events, statements, users, logs and expected errors.
    'ok   answers: 9 files, ',
    `${at('refused', 'misspelt', 'misspelt.graphql:5:9')} Cannot query field "titles" on type "Ticket". Did you mean "title"?`,
    'mark its step "fails: true"',
    `${at('errs', 'no-ticket', 'no-ticket.graphql')}: is answered with the error "Unable to find Ticket with id`,
    `${at('capped', 'too-many', 'too-many.graphql')}: is answered with the error "Bad Request Exception: Field paging.first max allowed value is \`50\`.". Mend the program`,
    `${at('calm', 'tickets', 'tickets.graphql')}: is answered without an error; drop`,
    [
      'examples/_harness/fixtures/differs/recorded/total.txt: this run answers otherwise.',
      '--- recorded',
      '+++ this run',
      '@@ -1,1 +1,1 @@',
      '-four tickets',
      '+three tickets',
      'If the new answer is right, run "npm run examples -- --update differs" and review the change.',
    ].join('\n     '),
    'at the step "unforeseen": Error: nobody said so',
    '\n7 programs executed. FAILED: ',
  ]) {
    expect(said).toContain(part);
  }
}, 120_000);

it('says where programs are where a path names none', async () => {
  await expect(examplesCommand(['nonsense'], fixtures)).rejects.toThrow(
    `examples/nonsense names no program; examples/ has ${PROGRAMS.join(', ')}`,
  );
});

it('names a program that needs what this machine lacks, and does not run it', async () => {
  const root = join(fixtures, '_needs');
  const [ok, said] = await run(['needy'], root);
  expect(ok).toBe(true);
  expect(said).toContain('---  needy: not run: needs @ptc-org/nonsense\n');
  expect(said).toMatch(/0 programs executed, not run: needs @ptc-org\/nonsense \(1\); see /);
  expect(await run(['--complete', 'needy'], root)).toContain(false);
}, 120_000);
