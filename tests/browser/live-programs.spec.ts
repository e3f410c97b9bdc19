import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {LiveProgram} from '../../src/live/sandbox/live-program';
import type {TakenStep} from '../../src/live/sandbox/messages';
import {expect, type InPage, loadClient, test} from './live-helpers';
import {liveProgram, programNames} from '../live-files';
import {ROOT} from './sites';

/** What a program came to: its schema and all its steps, or why it failed. */
interface Outcome {
  schema?: string;
  steps: TakenStep[];
  error?: string;
}

/** Boots a program in the sandbox and takes all its steps. */
function takeAll(page: Page, {name, compiled, operations}: LiveProgram): Promise<Outcome> {
  return page.evaluate(
    (content) => {
      // One for all programs: another owner would get another sandbox.
      const {live, owner} = window as unknown as InPage;
      return live.sharedSandbox
        .use(owner, {boots: () => true, signal: new AbortController().signal}, async (sandbox) => {
          const {schema} = await sandbox.request('boot', content);
          return {schema, steps: await sandbox.request('takeSteps', {})};
        })
        .catch((error: Error) => ({steps: [], error: error.stack ?? String(error)}));
    },
    {entry: `${name}/program.ts`, compiled, operations},
  );
}

const SHARES = 4;

/** How an outcome differs from what is recorded, one line a file. */
function differences({name}: LiveProgram, {schema, steps, error}: Outcome): string[] {
  if (error) return [`${name}: ${error}`];
  const compare = (file: string, ours: string): string[] => {
    const recorded = recordedText(`${name}/${file}`);
    return recorded === undefined || recorded === ours ? [] : [`${name}/${file}: ${ours.slice(0, 400)}`];
  };
  const found = steps.flatMap(({name: step, result: {kind, text, sql}}) =>
    kind === 'events'
      ? compare(`recorded/${step}.events.json`, text)
      : [...compare(`recorded/${step}.json`, text), ...compare(`recorded/${step}.sql`, sql)],
  );
  return [...found, ...compare('schema.graphql', schema?.trimEnd() ?? '')];
}

function recordedText(file: string): string | undefined {
  try {
    return readFileSync(path.join(ROOT, 'examples', file), 'utf8').trimEnd();
  } catch {
    return undefined;
  }
}

for (let share = 0; share < SHARES; share += 1) {
  test(`programs run in the browser as they were recorded (${share + 1} of ${SHARES})`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(180_000);
    await visit('docs/faq');
    await loadClient(page);
    const different: string[] = [];
    let operations = 0;
    const mine = programNames.filter((_, index) => index % SHARES === share);
    for (const name of mine) {
      const program = liveProgram(name);
      const outcome = await takeAll(page, program);
      operations += outcome.steps.length;
      const expected = Object.keys(program.operations).length;
      if (!outcome.error && outcome.steps.length !== expected) {
        different.push(`${program.name}: ${outcome.steps.length} of ${expected} operations ran`);
      }
      different.push(...differences(program, outcome));
    }
    console.log(`${mine.length} programs, ${operations} operations`);
    expect(different).toEqual([]);
    expect(operations).toBeGreaterThan(100);
  });
}
