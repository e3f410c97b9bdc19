// cspell:ignore clas
import {expect, test} from 'vitest';
import {compileFiles} from './compile';

const BODY = /^This '{' begins the body of the function, not an object\./;
const CLASS = 'export class X {\n  @Field()\n  a!: string;\n';

test.each([
  ['@A({ f: (x) => { a: { eq: x.b }, } })\nclass X {}', '1:16', BODY],
  ['@A({\n  f: (x) => {\n    a: x.b,\n  },\n})\nclass X {}', '2:13', BODY],
  ['@A({ f: () => { a: 1, b: 2 } })\nclass X {}', '1:15', BODY],
  ['@A((x) => ({ x: x.map((y) => { ...y, a: 1 }) }))\nclass X {}', '1:30', BODY],
  ['@A({\n  a: 5\n  b: 10,\n})\nclass X {}', '3:3', "A comma is missing before 'b'."],
  ["@A('b' () => C, {})\nclass X {}", '1:8', "A comma is missing before '('."],
  ["@A('b', () => C { d: 1 })\nclass X {}", '1:17', "A comma is missing before '{'."],
  ['@A({ a: 5; b: 10 })\nclass X {}', '1:10', "Write a comma instead of ';'."],
  [`${CLASS}}\n}`, '5:1', "There is one '}' too many. Delete this one."],
  [`${CLASS}}\n\n  @Field()\n  b!: string;\n}`, '4:1', "There is one '}' too many. Delete this one."],
  ['class X {\n  @A())\n  a!: string;\n}', '2:7', "There is one ')' too many. Delete this one."],
  [CLASS, '3:13', "A '}' is missing here: the '{' in line 1 is never closed."],
  ['@A({ a: 5 )\nclass X {}', '1:9', "A '}' is missing here: the '{' in line 1 is never closed."],
  ['class X {\n  @A(\n  a!: string;\n}', '2:5', "A ')' is missing here: the '(' in line 2 is never closed."],
  [
    '@A({ a: [{ b: 1 }, c: 2 })\nclass X {}',
    '1:17',
    "A ']' is missing here: the '[' in line 1 is never closed.",
  ],
  [
    'export class X {}\n  @Field()\n  a!: string;\n}',
    '1:17',
    /^The class X ends at this '}', before its members\./,
  ],
  ['class X {\n  @Field()\n}', '2:11', /^A decorator needs something to decorate/],
  ["@A('b)\nclass X {}", '1:5', "A closing quote (') is missing after b."],
  ["@A({ a: 'b, c: 1 })\nclass X {}", '1:10', "A closing quote (') is missing after b."],
  ["@A(b')\nclass X {}", '1:4', "An opening quote (') is missing before b."],
  ["import {A} from @b/c';", '1:17', "An opening quote (') is missing before @b/c."],
  ["const a = 'b;\nclass {", '1:11', "This text does not end: write the closing quote (') behind it."],
  ['@A(`b)\nclass X {}', '1:5', 'A closing quote (`) is missing after b.'],
  ['import {A} from @b/c;', '1:17', "The name of a module stands in quotes: '@b/c'."],
  ["import {A} '@b/c';", '1:12', "The word from is missing before '@b/c'."],
  ['@A(‘b’)\nclass X {}', '1:4', 'Write straight quotes: \' or " instead of ‘.'],
  ['class X {\n  # b\n  a!: string;\n}', '2:3', "A comment begins with '//', not with '#'."],
  ['/* b\nclass X {}', '1:1', "This comment does not end: write '*/' behind it."],
  ['class X {\n  a! string;\n}', '2:6', "A colon is missing before 'string'."],
  ['@A({ a 5 })\nclass X {}', '1:8', "A colon is missing before '5'."],
  ['@A({ a: })\nclass X {}', '1:7', "A value is missing after ':'."],
  ['class X {\n  a?:\n}', '2:5', "A type is missing after ':'."],
  ['class X {\n  a!: string,\n}', '2:13', "Write ';' instead of ','."],
  ['class X {\n  a!: string b!: string;\n}', '2:14', "A new line or a ';' is missing before 'b'."],
  ['@A({ a: 5,, b: 1 })\nclass X {}', '1:11', "There is one ',' too many. Delete this one."],
  ['@A(() B)\nclass X {}', '1:5', "An arrow (=>) is missing after ')'."],
  ['@A(() -> B)\nclass X {}', '1:7', "Write => instead of '->'."],
  ['@A{ a: 5 })\nclass X {}', '1:2', "A '(' is missing after 'A'."],
  ['@A(\n  a: 5,\n})\nclass X {}', '1:3', "A '{' is missing after '('."],
  ['class X\n  a!: string;\n}', '1:7', "A '{' is missing after 'X'."],
  [
    '@A({ a: 5\nclass X {}',
    '1:9',
    /^A '\}\)' is missing here: the '\{' in line 1 and the '\(' in line 1 are/,
  ],
  ['export clas X {}', '1:8', "Write class instead of 'clas'."],
  ['export X {}', '1:8', 'The word class is missing before X.'],
  ['class X {\n  function a() {}\n}', '2:3', "'function' does not belong here. Delete it."],
  ['class X {\n  @\n  @A()\n  a!: string;\n}', '2:3', "A name is missing after '@'."],
  ["@A('b');\nclass X {}", '1:8', "No ';' stands between a decorator and what it decorates. Delete it."],
  // No case fits: what TypeScript expected, and where.
  ['class X {\n  @A) => B)\n  a!: string;\n}', '2:5', "A declaration is expected before ')'."],
  ['class X {\n  Copy this class\n  a!: string;\n}', '2:3', "'Copy' does not fit here."],
])('tells the first mistake of %j', (text, place, message) => {
  const {problems} = compileFiles({'x.ts': text});
  expect(problems).toHaveLength(1);
  expect(problems.map(({line, column}) => `${line}:${column}`)).toEqual([place]);
  expect(problems[0]?.message).toMatch(message);
});
