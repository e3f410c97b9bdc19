import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {LiveProgram, Start, TakenStep} from '../../src/live/protocol';
import type {Sandbox} from '../../src/live/sandbox';
import {BASE_URL, MAIN_BUILD, ROOT} from './sites';

/** Where the built site has the files of live samples. */
export const LIVE_FOLDER = path.join(MAIN_BUILD, 'assets/live');

/** The files there, as paths below it. */
export const liveFiles = readdirSync(LIVE_FOLDER, {recursive: true, encoding: 'utf8'}).sort();

type InPage = Window & {Sandbox: typeof Sandbox; start: Start; frame: string; sandbox?: Sandbox};

function only(name: string): string {
  const found = liveFiles.find((file) => file.startsWith(`${name}.`));
  if (!found) throw new Error(`${LIVE_FOLDER} holds no ${name}: run "npm run build" first`);
  return `${BASE_URL}assets/live/${found}`;
}

/** Brings what the site talks to its sandbox with into a page, without the site's own use of it. */
export async function loadClient(page: Page): Promise<void> {
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
    {runtime: only('runtime'), wasm: only('sqlite'), frame: only('frame')},
  );
}

/** What a program came to: its schema and all its steps, or why it failed. */
export interface Outcome {
  schema?: string;
  steps: TakenStep[];
  error?: string;
}

/**
 * Boots a program in the sandbox and takes all its steps.
 * @param anew whether in a new sandbox
 */
export function takeAll(
  page: Page,
  {name, compiled, operations}: LiveProgram,
  anew: boolean,
): Promise<Outcome> {
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

/** Boots code in a sandbox of its own and returns the message of the error that it ends with. */
export function bootCode(page: Page, code: string): Promise<string> {
  return page.evaluate(
    async ({compiled}) => {
      const inPage = window as unknown as InPage;
      const sandbox = new inPage.Sandbox(inPage.frame, inPage.start);
      try {
        await sandbox.request('boot', {entry: 'program.ts', compiled, operations: {}});
        return 'It started.';
      } catch (error) {
        return (error as Error).message;
      } finally {
        sandbox.end();
      }
    },
    {compiled: {'program.ts': code}},
  );
}
