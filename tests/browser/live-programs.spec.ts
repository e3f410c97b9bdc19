import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LiveProgram} from '../../src/live/protocol';
import {expect, test} from './fixtures';
import {LIVE_FOLDER, liveFiles, loadClient, type Outcome, takeAll} from './live-client';
import {ROOT} from './sites';

/** How many programs one worker takes: each leaves some memory behind. */
const EACH_WORKER = 40;
const SHARES = 4;

const programs = liveFiles.filter((file) => file.startsWith('programs/') && file.endsWith('.json'));

/** How an outcome differs from what is recorded, one line a file. */
function differences({name}: LiveProgram, {schema, steps, error}: Outcome): string[] {
  if (error) return [`${name}: ${error}`];
  const compare = (file: string, ours: string): string[] => {
    const recorded = recordedText(`${name}/${file}`);
    return recorded === undefined || recorded === ours ? [] : [`${name}/${file}: ${ours.slice(0, 400)}`];
  };
  const found = steps.flatMap(({name: step, result: {kind, text, sql}}) =>
    kind === 'Events'
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
    const mine = programs.filter((_, index) => index % SHARES === share);
    for (const [index, file] of mine.entries()) {
      const program = JSON.parse(readFileSync(path.join(LIVE_FOLDER, file), 'utf8')) as LiveProgram;
      const outcome = await takeAll(page, program, index % EACH_WORKER === 0);
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
