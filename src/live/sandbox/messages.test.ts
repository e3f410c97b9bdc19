import {expect, test} from 'vitest';
import * as v from 'valibot';
import {sandboxAnswers, SandboxMessage} from './messages';

const result = {kind: 'response', text: '{}', sql: '', ms: 1};

test('takes what a worker sends', () => {
  expect(v.is(sandboxAnswers.run, result)).toBe(true);
  expect(v.is(SandboxMessage, {kind: 'printed', text: 'x'})).toBe(true);
});

test.each([
  ['a time that is none', sandboxAnswers.run, {...result, ms: null}],
  ['a kind that is none', sandboxAnswers.run, {...result, kind: 'page'}],
  ['a schema that is none', sandboxAnswers.boot, {schema: {}}],
  ['a schema without end', sandboxAnswers.boot, {schema: 'x'.repeat(300_001)}],
  ['an error that is none', SandboxMessage, {kind: 'error', id: 1, error: {name: {}, message: 7, stack: []}}],
  ['nothing', SandboxMessage, null],
  ['text that is none', SandboxMessage, {kind: 'printed', text: {}}],
])('refuses %s', (_, schema, sent) => {
  expect(v.is(schema, sent)).toBe(false);
});
