import {expect, test} from 'vitest';
import {printJson} from './print-json';

test('JSON stays on a line that it fits on', () => {
  expect(printJson({data: {tickets: [{id: '1'}, {id: '2'}], none: []}})).toBe(
    '{"data": {"tickets": [{"id": "1"}, {"id": "2"}], "none": []}}',
  );
});

test('of the items of a list, all are broken or none, however deep they stand', () => {
  const row = (title: string) => ({node: {title, status: 'open'}});
  const lines = printJson([row('Short'), row('A title that is long '.repeat(4))]).split('\n');
  expect(lines.filter((line) => line.trim() === '"status": "open"')).toHaveLength(2);
});

test('an item of a list shares its lines with what alone it holds', () => {
  expect(printJson([{node: {id: '1', title: 'Short'}}], [], 20)).toBe(
    '[\n  {"node": {\n    "id": "1",\n    "title": "Short"\n  }}\n]',
  );
});

test('what is compared is broken at the same places', () => {
  const few = {data: {tickets: [{id: '1'}]}};
  const many = {data: {tickets: Array.from({length: 20}, (_, index) => ({id: `${index + 1}`}))}};
  const known = printJson(many).split('\n');
  const lines = printJson(few, [many]).split('\n');
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => !known.includes(line) && !known.includes(`${line},`))).toEqual([]);
  expect(printJson(many, [few])).toBe(printJson(many));
});
