import {expect, test} from 'vitest';
import {fromHash, toHash} from './share';

const shared = {
  program: 'home',
  operation: 'urgent',
  edits: {'home/ticket.dto.ts': 'export class Chloé {}\n'.repeat(20)},
  draft: {query: '{ tickets { id } }', variables: '', user: ''},
};

test('a link holds what is shared, in characters that every address may have', () => {
  const hash = toHash(shared);
  expect(hash).toMatch(/^#live=[\w-]+$/);
  expect(hash.length).toBeLessThan(300);
  expect(fromHash(hash)).toEqual(shared);
});

test.each(['', '#first-filter', '#live=', '#live=abc', toHash({program: 'a', operation: 'b'}).slice(0, -3)])(
  'the hash "%s" is no link to a program',
  (hash) => {
    expect(fromHash(hash)).toBeUndefined();
  },
);

test('of foreign data only what is expected is taken', () => {
  const foreign = {program: 'a', operation: 'b', edits: {f: 1, g: 'text'}, draft: 'x', more: true};
  expect(fromHash(toHash(foreign as never))).toEqual({
    program: 'a',
    operation: 'b',
    edits: {g: 'text'},
    draft: undefined,
  });
});

test('a link that would unpack to more than a program is refused', () => {
  expect(fromHash(toHash({program: 'a', operation: 'x'.repeat(2_000_000)}))).toBeUndefined();
});
