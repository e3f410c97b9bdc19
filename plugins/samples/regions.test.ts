import {expect, test} from 'vitest';
import {cutRegion, regionNames, wholeFile} from './regions';

const source = `import {a} from 'a';

// #region dto
export class Ticket {
  // #region fields
  title!: string;

  status!: string;
  // #endregion fields
}
// #endregion

export class Other {}
`;

test('a region is cut without its indentation and without markers', () => {
  expect(cutRegion(source, 'fields', 'a.ts').text).toBe('title!: string;\n\nstatus!: string;');
});

test('the markers of inner regions do not show', () => {
  expect(cutRegion(source, 'dto', 'a.ts').text).toBe(
    'export class Ticket {\n  title!: string;\n\n  status!: string;\n}',
  );
});

test('a whole file shows no marker and no gap where one stood', () => {
  expect(wholeFile(source, 'a.ts')).toBe(
    "import {a} from 'a';\n\nexport class Ticket {\n  title!: string;\n\n  status!: string;\n}\n\nexport class Other {}",
  );
  expect(wholeFile('a\n\n// #region x\n\nb\n// #endregion', 'a.ts')).toBe('a\n\nb');
});

test('regions are listed', () => {
  expect(regionNames(source, 'a.ts')).toEqual(['dto', 'fields']);
});

test.each([
  [source, 'dtos', 'a.ts has no region "dtos"; it has "dto" and "fields"'],
  ['const a = 1;', 'dto', 'a.ts has no region "dto"; it has none'],
  ['\n// #region dto\n\n// #endregion', 'dto', 'the region "dto" of a.ts:2 is empty'],
  ['// #region dto\na', 'dto', 'a.ts:1 opens the region "dto" and nothing closes it'],
  ['a\n// #endregion', 'dto', 'a.ts:2 closes a region that was not opened'],
  ['// #region\na\n// #endregion', 'dto', 'a.ts:1 opens a region without a name'],
  ['// #region a\n// #region b\n// #endregion a\n// #endregion', 'a', 'a.ts:3 closes "a" while "b" is open'],
  ['// #region a\n// #endregion\n// #region a\n// #endregion', 'a', 'a.ts:3 opens a second region "a"'],
])('faults are told (%#)', (text, name, message) => {
  expect(() => cutRegion(text, name, 'a.ts')).toThrow(message);
});
