import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import sidebars from '../../sidebars';

const ROOT = path.join(__dirname, '../..');
const FOLDER = 'introduction/tutorial';
const STEPS = Array.from(
  JSON.stringify(sidebars).matchAll(/"introduction\/tutorial\/(\w+)"/g),
  ([, step]) => step ?? '',
).filter((step) => step !== 'index');

const verdict = (program: string): string =>
  readFileSync(path.join(ROOT, 'examples', FOLDER, program, 'recorded/check.txt'), 'utf8');

test('each step has its programs, and its page', () => {
  expect(STEPS).toHaveLength(10);
  expect(readdirSync(path.join(ROOT, 'examples', FOLDER)).sort()).toEqual([...STEPS, 'take-home'].sort());
});

test.each(STEPS)(
  '%s: its start fails the check, its solution passes, and it leads to the next step',
  (step) => {
    expect(verdict(`${step}/start`)).not.toMatch(/^Done/);
    expect(verdict(`${step}/solution`)).toMatch(/^Done: /);
    const next = STEPS[STEPS.indexOf(step) + 1] ?? 'take-home';
    const page = readFileSync(path.join(ROOT, 'docs', FOLDER, `${step}.mdx`), 'utf8');
    expect(page).toContain(`<Lesson step="${step}"`);
    expect(page).toContain(`next="${next}"`);
    expect(page).toMatch(new RegExp(`\\nNext: \\[.+\\]\\(\\./${next}\\.mdx\\)`));
  },
);

test.each(STEPS.slice(1))('%s starts as the step before ended', (step) => {
  const before = STEPS[STEPS.indexOf(step) - 1] ?? '';
  const start = path.join(ROOT, 'examples', FOLDER, step, 'start');
  expect(readFileSync(path.join(start, 'program.ts'), 'utf8')).toContain(
    `from '../../${before}/solution/app.module'`,
  );
  expect(existsSync(path.join(start, 'app.module.ts'))).toBe(false);
});

test('steps have the function that the page about authorization explains', () => {
  const read = (file: string) =>
    readFileSync(path.join(ROOT, 'examples', file), 'utf8').replace(/^ *\/\/ #(end)?region.*\n/gm, '');
  const copies = STEPS.map((step) => `${FOLDER}/${step}/solution/isolate-fields.ts`).filter((file) =>
    existsSync(path.join(ROOT, 'examples', file)),
  );
  expect(copies).toHaveLength(4);
  const original = read('graphql/authorization/isolated/isolate-fields.ts');
  expect(copies.filter((file) => read(file) !== original)).toEqual([]);
});
