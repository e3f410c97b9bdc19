import {describe, expect, it} from 'vitest';
import type {ProgramReport} from './run-examples';
import {counted, summary} from './summary';

const report: ProgramReport = {
  name: 'home',
  problems: [],
  files: 9,
  written: 0,
  unrecorded: {},
  changed: [],
  alone: false,
  seconds: 1,
};
const run = {compiled: 3, typeCheckedOnly: 0, missing: '', failed: [], took: '1.0 s'};

it.each([
  [0, '0 programs'],
  [1, '1 program'],
  [2, '2 programs'],
])('%i has its plural', (count, text) => {
  expect(counted(count, 'program')).toBe(text);
});

describe('the last line of a run', () => {
  it('says what was compared', () => {
    expect(summary([report, report], {...run, update: false})).toBe(
      '2 programs executed (3 files compiled), 0 type-checked only; 18 recorded files compared; 1.0 s. All is well.',
    );
  });

  it('counts the files that an update wrote, and no others', () => {
    expect(summary([{...report, written: 1}], {...run, compiled: 1, update: true})).toBe(
      '1 program executed (1 file compiled), 0 type-checked only; 1 recorded file written; 1.0 s. All is well.',
    );
  });

  it('names what failed, and does not say that all is well', () => {
    const failed = [{name: 'faq/errors'}];
    expect(summary([report], {...run, update: false, failed})).toMatch(/s\. FAILED: faq\/errors$/);
  });
});
