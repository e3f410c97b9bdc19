import {expect, test} from 'vitest';
import {markLines} from './lines';

const NONE = {marked: []};

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
