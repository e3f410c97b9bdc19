import {expect, test} from 'vitest';
import {printJson} from '../../lib/print-json';
import type {SampleBlock} from './resolve';
import {fitBeside, shapeOf} from './shape';

const rows = (count: number) =>
  Array.from({length: count}, (_, index) => ({
    id: `${index}`,
    title: 'Login page rejects long passwords',
    status: 'open',
  }));

const sample = (query: string, count: number): SampleBlock[] => [
  {kind: 'query', language: 'graphql', code: query},
  {kind: 'response', language: 'json', code: printJson({data: {tickets: rows(count)}}), recorded: 'a.json'},
];

const short = '{\n  tickets {\n    id\n    title\n  }\n}';

test('a response is broken so that it stands beside its query', () => {
  const blocks = sample(short, 2);
  expect(shapeOf(blocks)).toEqual({sent: '30', received: '85'});
  expect(shapeOf(fitBeside(blocks))).toEqual({sent: '30', received: '55'});
});

test('a response stays below its query, on fewer lines, where it would be higher beside it or has no room there', () => {
  const many = sample(short, 6);
  expect(fitBeside(many)).toEqual(many);
  const wide = sample(`{\n  tickets(filter: {title: {eq: "${'a'.repeat(40)}"}}) {\n    id\n  }\n}`, 2);
  expect(fitBeside(wide)).toEqual(wide);
});
