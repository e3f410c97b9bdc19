import {expect, it} from 'vitest';
import {exitCode, failures, type Result, table} from './report';

const ok = {ok: true, told: 'pass', output: ''};
const works: Result = {
  name: 'react',
  from: '19.3.1',
  to: '19.2.9',
  notInstalled: [],
  steps: {install: {...ok, told: 'yes'}, build: ok},
  skipped: [],
};
const broken: Result = {
  ...works,
  name: 'docusaurus',
  steps: {install: ok, build: {ok: false, told: 'FAIL', output: 'start\n[ERROR] it broke'}},
  skipped: ['chunks', 'head'],
};
const unreached: Result = {...works, to: undefined, steps: {}, unreached: 'request failed'};
const nothing: Result = {
  ...works,
  to: undefined,
  steps: {},
  notInstalled: [{version: '5.2.0', reason: 'No core'}],
};

it('the exit code tells breakage from a network that failed, and both from what works', () => {
  expect(exitCode([works, nothing])).toBe(0);
  expect(exitCode([works, unreached])).toBe(2);
  expect(exitCode([unreached, broken])).toBe(1);
});

it('the table has a row for each upgrade, and notes below it', () => {
  expect(table([works, broken, unreached, nothing])).toBe(
    `
| Upgrade                    | Installs | Build | Savings left out | Result           |
| -------------------------- | -------- | ----- | ---------------- | ---------------- |
| react 19.3.1 → 19.2.9      | yes      | pass  | none             | works            |
| docusaurus 19.3.1 → 19.2.9 | pass     | FAIL  | chunks, head     | BROKEN           |
| react 19.3.1 → –           | –        | –     | –                | network failed   |
| react 19.3.1 → –           | –        | –     | –                | nothing to go to |
react: the registry was not reached: request failed
react 5.2.0 cannot be installed: No core`.trimStart(),
  );
});

it('a failure shows what its step printed last', () => {
  expect(failures([works, broken])).toBe('docusaurus 19.2.9, Build:\n    start\n    [ERROR] it broke');
  expect(failures([works])).toBe('');
  const tests = {ok: false, told: 'FAIL', output: ' FAIL  a.test.ts > it works\nend'};
  expect(failures([{...works, steps: {tests}}])).toBe('react 19.2.9, Unit tests:\n    a.test.ts > it works');
});
