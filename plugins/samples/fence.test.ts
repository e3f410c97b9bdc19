import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {expectNone} from '../../tests/expect-none';
import {parseFence, WORDS} from './fence';

test('README.md and CONTRIBUTING.md tell every word of a fence, and no other', () => {
  const texts = ['README.md', 'CONTRIBUTING.md'].map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const words = Object.entries(WORDS).map(([word, kind]) => (kind === 'value' ? `${word}=` : `\`${word}\``));
  const untold = [...words, '{1,3-5}'].filter((word) => !texts.some(({text}) => text.includes(word)));
  const told = texts.flatMap(({file, text}) =>
    Array.from(text.replace(/<[^>]+>/g, '').matchAll(/[` ]([a-z]\w*)=/g), ([, word = '']) => ({file, word})),
  );
  expectNone([
    ...untold.map((word) => `README.md: write what ${word} does in a fence, or do so in CONTRIBUTING.md`),
    ...told
      .filter(({word}) => !Object.hasOwn(WORDS, word))
      .map(
        ({file, word}) =>
          `${file}: no fence knows ${word}=; write a word of WORDS in plugins/samples/fence.ts`,
      ),
  ]);
});

test('a fence names a file and what is run of it', () => {
  expect(
    parseFence(
      'ts',
      'file=sub/services.ts region=count run=count sql {1, 4-6} showLineNumbers=3 callouts=2,5',
    ),
  ).toEqual({
    language: 'ts',
    source: {kind: 'file', file: 'sub/services.ts', region: 'count', run: 'count', sql: true},
    title: undefined,
    unchecked: undefined,
    lines: {marked: [1, 4, 5, 6], firstNumber: 3, callouts: [2, 5]},
  });
});

test('a fence that names nothing holds its code itself', () => {
  expect(parseFence('ts', 'unchecked="part of a file" title=\'a "b"\'')).toEqual({
    language: 'ts',
    source: undefined,
    title: 'a "b"',
    unchecked: 'part of a file',
    lines: {marked: []},
  });
});

test.each([
  ['files=a.ts', '"files=a.ts" means nothing in a fence; it may hold "file"'],
  ['file=a.ts schema=B', 'names "file" and "schema" at once; give each a fence of its own'],
  ['file=a.ts try="b: c"', '"try" stands alone; it goes with operation=NAME'],
  ['operation=a try=b', 'try="b" is not try="OPERATION: what it shows"'],
  ['sql sql', 'sql stands twice; write it once'],
  ['callouts=x', 'callouts=x is no list of lines; write callouts=1,3'],
  ['{5-3}', '{5-3} is no list of lines; write {1,3-5}'],
  ['{3-}', '{3-} is no list of lines; write {1,3-5}'],
  ['{1 3}', '{1 3} is no list of lines; write {1,3-5}'],
  ['{1,}', '{1,} is no list of lines; write {1,3-5}'],
  ['showLineNumbers=x', 'showLineNumbers=x is no number; write showLineNumbers=3'],
  ['file=', 'file is empty; write file=NAME'],
  ['region=dto', '"region" stands alone; it goes with file=NAME'],
  ['run=count', '"run" stands alone; it goes with file=NAME and no operation'],
  ['file=a.ts events', '"events" stands alone; it goes with operation=NAME'],
  ['file=a.ts operation=created events', '"events" stands alone; it goes with operation=NAME and no file'],
  ['file=a.ts sql', '"sql" stands alone; it goes with operation=NAME or run=NAME'],
])('%s is refused', (meta, message) => {
  expect(() => parseFence('ts', meta)).toThrow(message);
});
