import {describe, expect, test} from 'vitest';
import {filesBelow} from '../../plugins/samples/files';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {expectNone} from '../expect-none';
import {answerFaults} from './answered';

test('each recorded answer has the fields that its operation asks for', () => {
  expectNone(answerFaults(filesBelow('examples')));
});

describe('a recorded answer', () => {
  const faults = (operation: string, answer: object) =>
    answerFaults(
      inMemoryFiles({
        'faq/operations/open.graphql': operation,
        'faq/operations/unsent.graphql': '{ a }',
        'faq/recorded/open.json': JSON.stringify(answer),
      }),
    );
  const asked = '{ tickets { id one: title ...more } } fragment more on Ticket { labels { name } }';
  const ticket = {id: '1', one: 'Login', labels: [{name: 'bug'}]};

  test('is right where it has what is asked for, also where that depends', () => {
    expect(faults(asked, {data: {tickets: [ticket]}})).toEqual([]);
    expect(faults(asked, {data: {tickets: null}, errors: []})).toEqual([]);
    expect(faults(asked, {errors: []})).toEqual([]);
    expect(faults('{ ... on Query { a } b @skip(if: true) c }', {data: {c: {any: 1}}})).toEqual([]);
  });

  test.each([
    ['{ tickets { id labels { name } } }', 'has "tickets.one", which it does not ask for'],
    [asked.replace('id', 'id closed'), 'has no "tickets.closed"'],
    [asked.replace('name', 'name color'), 'has no "tickets.labels.color"'],
    [asked.replace('{ tickets', '{ open: tickets'), 'has no "open"'],
  ])('is told where its operation was edited: %s', (operation, difference) => {
    expect(faults(operation, {data: {tickets: [ticket]}})).toEqual([
      `examples/faq/operations/open.graphql: its recorded answer ${difference}; run "npm run examples -- --update faq"`,
    ]);
  });
});
