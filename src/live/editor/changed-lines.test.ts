import {expect, test} from 'vitest';
import {changedLines} from './changed-lines';

const BEFORE = "import {\n  a,\n} from 'x';\n\nclass A {\n  a = 1;\n}\n";

test('what a text has more is marked, and seen where it is no import', () => {
  const after = "import {\n  a,\n  b,\n} from 'x';\n\n@b()\nclass A {\n  a = 1;\n}\n";
  expect(changedLines(BEFORE, after)).toEqual({lines: [3, 6], first: 6});
});

test('what lies in imports alone is seen there, and without a change nothing is marked', () => {
  expect(changedLines(BEFORE, BEFORE.replace('  a,', '  a,\n  c,'))?.first).toBe(3);
  expect(changedLines(BEFORE, BEFORE)).toBeUndefined();
});
