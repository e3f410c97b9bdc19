import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
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
  expect(printed).toMatch(/^1 program type-checked, [\d.]+ s\nok +answers: 9 files, [\d.]+ s\n/);
  expect(printed).toMatch(/1 program executed .* 9 recorded files compared; [\d.]+ s\. All is well\.\n$/);
}, 120_000);

it('fails where an answer differs, and names the program', async () => {
  expect(await examplesCommand(['differs'], fixtures)).toBe(false);
  expect(printed).toMatch(/FAIL differs: [^]*\+three tickets[^]*FAILED: differs\n$/);
}, 120_000);

it('says where programs are where a path names none', async () => {
  await expect(examplesCommand(['nonsense'], fixtures)).rejects.toThrow(
    'examples/nonsense names no program; examples/ has answers, calm, differs, errs, refused, starts, surprised',
  );
});

it('names a program that needs what this machine lacks, and does not run it', async () => {
  const root = join(fixtures, '_needs');
  expect(await examplesCommand(['needy'], root)).toBe(true);
  expect(await examplesCommand(['--complete', 'needy'], root)).toBe(false);
  expect(printed).toContain('---  needy: not run: needs @ptc-org/nonsense\n');
  expect(printed).toMatch(/0 programs executed .*, not run: needs @ptc-org\/nonsense \(1\); see /);
}, 120_000);

describe('a program whose results are still to be recorded', () => {
  const root = join(fixtures, '_unrecorded');

  it('has them printed and counted, and is no failure', async () => {
    expect(await examplesCommand(['waits'], root)).toBe(true);
    expect(printed).toContain('ok   waits: 1 file, ');
    expect(printed).toContain(
      "     recorded/open.txt, not recorded yet:\n          [ 'Dark mode', 'Login' ]\n",
    );
    expect(printed).toMatch(/; 1 recorded file compared, 1 not recorded yet; [\d.]+ s\. All is well\.\n$/);
    expect(printed).not.toContain('three tickets');
  }, 120_000);

  it('fails where a result that is recorded differs', async () => {
    expect(await examplesCommand(['differs'], root)).toBe(false);
    expect(printed).toMatch(/FAIL differs: [^]*-four tickets\n[^]*\+three tickets[^]*FAILED: differs\n$/);
    expect(printed).toContain('1 not recorded yet');
  }, 120_000);

  it('fails where all is recorded, and its reason is still there', async () => {
    expect(await examplesCommand(['done'], root)).toBe(false);
    expect(printed).toContain('done/unrecorded.txt: all its results are recorded; delete it');
  }, 120_000);
});
