import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {examplesCommand} from './command';
import {examplesRoot} from './paths';

const fixtures = join(examplesRoot, '_harness/fixtures');
let printed: string;

beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line) => (printed += `${line}\n`));
});
afterEach(() => vi.restoreAllMocks());

it('says what was executed and compared, and that all is well', async () => {
  expect(await examplesCommand(['answers'], fixtures)).toBe(true);
  expect(printed).toMatch(/^1 program type-checked\nok +answers: 9 files, [\d.]+ s\n/);
  expect(printed).toMatch(/1 program executed\. All is well\.\n$/);
}, 120_000);

it('says where programs are where a path names none', async () => {
  await expect(examplesCommand(['nonsense'], fixtures)).rejects.toThrow(
    'examples/nonsense names no program; examples/ has answers, calm, differs, errs, refused, surprised',
  );
});

it('names a program that needs what this machine lacks, and does not run it', async () => {
  const root = join(fixtures, '_needs');
  expect(await examplesCommand(['needy'], root)).toBe(true);
  expect(await examplesCommand(['--complete', 'needy'], root)).toBe(false);
  expect(printed).toContain('---  needy: not run: needs @ptc-org/nonsense\n');
  expect(printed).toMatch(/0 programs executed, not run: needs @ptc-org\/nonsense \(1\); see /);
}, 120_000);

it('is content with results that are still to be recorded, until all are', async () => {
  const root = join(fixtures, '_unrecorded');
  expect(await examplesCommand([], root)).toBe(false);
  expect(printed).toContain('ok   waits: 2 files, ');
  expect(printed).toContain('done/unrecorded.txt: all its results are recorded; delete it');
  expect(printed).toMatch(/FAILED: done\n$/);
}, 120_000);
