/** The site as `npm start` serves it: what readers' code runs in and is searched in comes from other folders than the build's. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort, host} from '../../examples/_harness/free-port';
import {LAUNCH_ARGUMENTS, provideChromium} from '../browser/chromium';
import {BASE_URL, ROOT} from '../browser/sites';

const DOCUSAURUS = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** What the first sample of a page sends; this test edits it, as a writer would. */
const OPERATION = path.join(ROOT, 'examples/guides/tenants/operations/own-tickets.graphql');
const EDITED = 'edited: title';
/** Without the edit of a run that was killed before it took it back. */
const recordedOperation = readFileSync(OPERATION, 'utf8').replace(EDITED, 'title');

let server: ChildProcess;
let browser: Browser | undefined;
let page: Page;
let origin = '';

beforeAll(async () => {
  writeFileSync(OPERATION, recordedOperation);
  const port = await freePort();
  origin = `http://${host}:${port}`;
  const args = [DOCUSAURUS, 'start', '--no-open', '--host', host, '--port', String(port)];
  const names = {NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/start'};
  server = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {...process.env, ...names},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  browser = await chromium.launch({executablePath: provideChromium(), args: LAUNCH_ARGUMENTS});
  page = await browser.newPage();
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('compiled successfully')) resolve();
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => {
      reject(new Error(`docusaurus start ended:\n${printed}`));
    });
  });
}, 120_000);

afterAll(async () => {
  writeFileSync(OPERATION, recordedOperation);
  await browser?.close();
  if (server.kill()) await once(server, 'exit');
});

const PATIENCE = {timeout: 40_000};

test('a sample runs, and what a page shows of an edited one is what runs', async () => {
  await page.goto(`${origin}${BASE_URL}docs/guides/tenants`);
  const sample = page.locator('.live-sample').first();
  const run = sample.getByRole('button', {name: /^Run/});
  const outcome = sample.locator('[data-live-result], .live__fault').first();
  await run.click();
  expect(await outcome.textContent(PATIENCE)).toContain('"title": ');
  writeFileSync(OPERATION, recordedOperation.replace('title', EDITED));
  await sample.getByText(EDITED).first().waitFor(PATIENCE);
  await run.click();
  await sample.locator('[data-live-result]', {hasText: '"edited": '}).waitFor(PATIENCE);
});

test('a pasted text is searched', async () => {
  await page.goto(`${origin}${BASE_URL}docs/migration-guides/your-code`);
  await page.getByRole('button', {name: 'Paste the text of a file'}).click();
  await page
    .getByRole('textbox', {name: /^Text of a file/})
    .fill("export * from '@ptc-org/nestjs-query-core'");
  await page.getByRole('button', {name: 'Search this text'}).click();
  const outcome = page.locator('.your-code__status').getByText(/It imports|did not start/);
  expect(await outcome.textContent(PATIENCE)).toContain('It imports @ptc-org/nestjs-query-core');
});
