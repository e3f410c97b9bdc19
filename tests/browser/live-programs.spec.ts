import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {LiveProgram, Start, TakenStep} from '../../src/live/protocol';
import type {Sandbox} from '../../src/live/sandbox';
import {expect, LIVE_FOLDER, liveFile, liveFiles, test} from './live-helpers';
import {BASE_URL, ROOT} from './sites';

type InPage = Window & {Sandbox: typeof Sandbox; start: Start; frame: string; sandbox?: Sandbox};

const addressOf = (name: string): string => `${BASE_URL}assets/live/${liveFile(name)}`;

/** Brings what the site talks to its sandbox with into a page, without the site's own use of it. */
async function loadClient(page: Page): Promise<void> {
  const {outputFiles} = await build({
    entryPoints: [path.join(ROOT, 'src/live/sandbox.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'live',
  });
  await page.evaluate(
    `${outputFiles[0]?.text ?? ''}\nObject.assign(window, {Sandbox: live.Sandbox}); undefined`,
  );
  await page.evaluate(
    async ({runtime, wasm, frame}) => {
      const start: Start = {
        runtime: await (await fetch(runtime)).blob(),
        wasm: await (await fetch(wasm)).arrayBuffer(),
      };
      Object.assign(window, {start, frame});
    },
    {runtime: addressOf('runtime'), wasm: addressOf('sqlite'), frame: addressOf('frame')},
  );
}

/** What a program came to: its schema and all its steps, or why it failed. */
interface Outcome {
  schema?: string;
  steps: TakenStep[];
  error?: string;
}

/**
 * Boots a program in the sandbox and takes all its steps.
 * @param anew whether in a new sandbox
 */
function takeAll(page: Page, {name, compiled, operations}: LiveProgram, anew: boolean): Promise<Outcome> {
  return page.evaluate(
    async ({content, fresh}) => {
      const inPage = window as unknown as InPage;
      if (fresh || !inPage.sandbox || inPage.sandbox.ended) {
        inPage.sandbox?.end();
        inPage.sandbox = new inPage.Sandbox(inPage.frame, inPage.start);
      }
      try {
        const {schema} = await inPage.sandbox.request('boot', content);
        return {schema, steps: await inPage.sandbox.request('takeSteps', {})};
      } catch (error) {
        return {steps: [], error: (error as Error).stack ?? String(error)};
      }
    },
    {content: {entry: `${name}/program.ts`, compiled, operations}, fresh: anew},
  );
}

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
