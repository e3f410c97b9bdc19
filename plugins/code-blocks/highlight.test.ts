import {expect, test} from 'vitest';
import type {LineDisplay} from '../samples/fence';
import {highlight, markLines} from './highlight';

const NONE = {marked: []};

function html(code: string, language: string, lines: LineDisplay = NONE): string {
  const marked = markLines(code, language, lines);
  return highlight(marked.code, language, marked);
}

function textOfHtml(htmlText: string): string {
  return htmlText
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

test('tokens are short elements, and what has no color has no element', () => {
  expect(html("import {a} from 'a'; // <b> & c", 'ts')).toBe(
    "<i class=k>import </i>{a} <i class=k>from </i><i class=s>'a'</i>; <i class=c>// &lt;b> &amp; c</i>",
  );
});

test('a decorator is one token, and code inside of a template is code again', () => {
  expect(html('@Field()\nconst a = `x ${b} y`;', 'ts')).toBe(
    '<i class=d>@Field</i>()\n<i class=k>const</i> a = <i class=s>`x </i>${b}<i class=s> y`</i>;',
  );
});

test.each([
  ['graphql', 'query { tickets(first: 1) { id } } # all', 'c'],
  ['graphql', 'type Ticket { id: ID! }', 't'],
  ['tsx', 'const a = <b c="d" />;', 's'],
  ['json', '{"a": [1, "b", true]}', 'p'],
  ['yaml', 'a: 1 # b', 'c'],
  ['bash', 'npm ci # all', 'c'],
  ['sql', 'SELECT "a" FROM b -- all', 'c'],
  ['diff', '-old\n+new', 'del'],
  ['diff', '-old\n+new', 'ins'],
])('%s is colored (%#)', (language, code, className) => {
  const colored = html(code, language);
  expect(colored).toContain(`<i class=${className}>`);
  expect(textOfHtml(colored)).toBe(code);
});

test('neighboring lines that stand out share one element', () => {
  expect(html('a\nb\nc\nd', 'text', {marked: [2, 3]})).toBe('a\n<span class="hl">b\nc\n</span>d');
});

test('a token across lines is split at the line that stands out', () => {
  expect(html('/* a\nb */', 'ts', {marked: [2]})).toBe(
    '<i class=c>/* a\n</i><span class="hl"><i class=c>b */</i></span>',
  );
});

test('a long line of a response is an element that says where its other rows begin, and holds its line break', () => {
  const long = `    {"title": "${'x'.repeat(40)}"},`;
  const colored = html(`[\n${long}\n]`, 'json');
  expect(colored).toMatch(/^\[\n<span class="w6"> {4}\{<i class=p>"title".*,\n<\/span>\]$/);
  expect(textOfHtml(colored)).toBe(`[\n${long}\n]`);
  expect(html(long, 'ts')).not.toContain('<span');
});

test('numbered lines are an element each, and their numbers are no text', () => {
  const numbered = html('a\nb', 'text', {marked: [2], firstNumber: 1});
  expect(numbered).toBe('<span class="ln">a\n</span><span class="ln hl">b</span>');
});

test('each command of a session is an element, and its output is plain', () => {
  expect(
    html('$ npm ci \\\n  --x\nadded 3\n$ npm test\n$ npm start', 'bash').replace(/<\/?i[^>]*>/g, ''),
  ).toBe(
    '<span class="cmd">npm ci \\\n  <span class=unit>--x</span>\n</span>added 3\n<span class="cmd">npm test\n</span><span class="cmd">npm start</span>',
  );
  expect(html('$ npm ci\nadded "3"', 'bash')).toContain('added "3"');
});

test.each([
  ['ts', '// highlight-next-line'],
  ['bash', '# highlight-next-line'],
  ['sql', '-- highlight-next-line'],
  ['css', '/* highlight-next-line */'],
  ['tsx', '{/* highlight-next-line */}'],
  ['html', '<!-- highlight-next-line -->'],
])('comments of %s mark lines and do not show', (language, comment) => {
  const marked = markLines(`a\n  ${comment}\nb`, language, NONE);
  expect(marked.code).toBe('a\nb');
  expect([...marked.highlighted]).toEqual([1]);
});

test('comments mark stretches', () => {
  const marked = markLines('// highlight-start\na\nb\n// highlight-end\nc', 'ts', NONE);
  expect(marked.code).toBe('a\nb\nc');
  expect([...marked.highlighted]).toEqual([0, 1]);
});

test('a dollar is a prompt only in a shell', () => {
  expect(markLines('$ npm ci', 'bash', NONE).code).toBe('npm ci');
  expect(markLines('$ npm ci', 'text', NONE).code).toBe('$ npm ci');
  expect(markLines('echo $HOME', 'bash', NONE).code).toBe('echo $HOME');
});
