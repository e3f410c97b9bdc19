import {deflateSync, strToU8} from 'fflate';
import {expect, test} from 'vitest';
import {projectFiles} from '../project/project-files';
import type {LiveProgram} from '../sandbox/live-program';
import {readLink, toHash} from './share';

const program: LiveProgram = {
  name: 'home',
  files: {'home/ticket.dto.ts': ''},
  compiled: {},
  operations: {urgent: {query: ''}},
  recorded: {},
};
const shared = {
  program: 'home',
  operation: 'urgent',
  edits: {'home/ticket.dto.ts': 'export class Chloé {}\n'.repeat(20)},
  draft: {query: '{ tickets { id } }', variables: '', user: ''},
};

function read(hash: string): ReturnType<typeof readLink> {
  return readLink(hash, (name) => Promise.resolve(name === 'home' ? program : undefined));
}

test('a link holds what is shared, in characters that every address may have', async () => {
  const hash = toHash(shared);
  expect(hash).toMatch(/^#live=[\w-]+$/);
  expect(hash.length).toBeLessThan(300);
  expect(await read(hash)).toEqual({...shared, program, leftOut: []});
});

test('the hash of a heading is no link', async () => {
  expect(await read('#how-it-works')).toBeUndefined();
});

test.each([
  '#live=',
  '#live=abc',
  toHash(shared).slice(0, -3),
  toHash({...shared, program: 'other'}),
  `#live=${'A'.repeat(200_000)}`,
  `#live=${Buffer.from(deflateSync(strToU8(JSON.stringify({...shared, more: 'x'.repeat(600_000)})))).toString('base64url')}`,
])('of the link %.30s nothing is taken', async (hash) => {
  expect(await read(hash)).toMatchObject({edits: {}, leftOut: [expect.stringMatching(/^all of it/)]});
});

test('of foreign data only what is expected is taken, and the rest is named', async () => {
  const edits = JSON.parse(
    '{"package.json": "x", "home/ticket.dto.ts": 1, "../a.sh": "x", "__proto__": "x"}',
  ) as never;
  const draft = {query: 'x'.repeat(50_001), variables: '', user: ''};
  expect(await read(toHash({program: 'home', operation: 'constructor', edits, draft}))).toEqual({
    program,
    edits: {},
    leftOut: [
      'package.json',
      'home/ticket.dto.ts',
      '../a.sh',
      'the operation constructor',
      'the text of the operation',
    ],
  });
});

test('a text of a link with thousands of fields in each other is left out', async () => {
  const draft = {query: '{a'.repeat(12_000) + '}'.repeat(12_000), variables: '', user: ''};
  const link = await read(toHash({...shared, draft}));
  expect(link).toMatchObject({edits: shared.edits, leftOut: ['the text of the operation']});
  expect(link?.draft).toBeUndefined();
});

test('a downloaded project has no file that is not the program’s own', () => {
  const edits = {'package.json': 'evil', '../a.sh': 'evil', 'home/ticket.dto.ts': '// Mine'};
  const files = projectFiles({files: {}, tutorial: {}}, program, edits);
  expect(Object.keys(files)).toEqual([
    'README.md',
    'start.ts',
    'home/ticket.dto.ts',
    'home/operations/urgent.graphql',
  ]);
  expect(files['home/ticket.dto.ts']).toBe('// Mine');
});
