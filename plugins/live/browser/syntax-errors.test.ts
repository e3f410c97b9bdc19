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
  // No case fits: TypeScript's own words.
  ["const a = 'b;\nclass X {}", '1:14', 'Unterminated string literal.'],
])('tells the first mistake of %j', (text, place, message) => {
  const {problems} = compileFiles({'x.ts': text});
  expect(problems).toHaveLength(1);
  expect(problems.map(({line, column}) => `${line}:${column}`)).toEqual([place]);
  expect(problems[0]?.message).toMatch(message);
});
