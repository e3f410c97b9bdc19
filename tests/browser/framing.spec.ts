import type {Frame, Page} from '@playwright/test';
import {expect, type Foreign, test} from './live-helpers';
import {liveFile} from '../live-files';
import {BASE_URL, originOf} from './sites';

/** Posts to a window what the site posts to its sandbox, with a worker that says whose origin it has. */
const POST = `function post(target) {
  const channel = new MessageChannel();
  channel.port1.onmessage = ({data}) => document.body.append('A worker of ' + data);
  const code = 'onmessage = ({ports: [port]}) => port.postMessage(self.origin)';
  const message = {runtime: new Blob([code]), wasm: new ArrayBuffer(0)};
  target.postMessage(message, '*', [channel.port2, new MessageChannel().port2]);
}`;

/** Opens a page of the other origin. */
async function visitForeign(page: Page, foreign: Foreign, body: string): Promise<void> {
  foreign.html = `<body><script>${POST}</script>${body}`;
  await page.route(`${foreign.address}**`, (route) => route.continue());
  await page.goto(foreign.address);
}

const frameAddress = (): string => `${originOf('main')}${BASE_URL}assets/live/${liveFile('frame')}`;

/** Whether the sandbox’s document makes a worker of a message from the window around it, or that opened it. */
async function makesWorker(page: Page, sandbox: Frame | null, post: string): Promise<boolean | undefined> {
  await sandbox?.evaluate(() => {
    const {Worker: Original} = window;
    const noted = {made: 0, heard: 0};
    window.Worker = class extends Original {
      readonly number = ++noted.made;
    };
    // This listener comes after that of the document, so that both heard the message when this one did.
    addEventListener('message', () => (noted.heard += 1));
    Object.assign(window, {noted});
  });
  await page.evaluate(post);
  await sandbox?.waitForFunction('noted.heard');
  return sandbox?.evaluate<boolean>('noted.made > 0');
}

for (const [how, frame] of [
  ['opened as a window', ''],
  ['framed bare', '<iframe src="ADDRESS">'],
  ['framed with the origin of the site', '<iframe src="ADDRESS" sandbox="allow-scripts allow-same-origin">'],
] as const) {
  test(`the sandbox’s document ${how} by another origin makes no worker`, async ({
    page,
    context,
    foreign,
    expectFault,
  }) => {
    expectFault(/foreign request/);
    await visitForeign(page, foreign, frame.replace('ADDRESS', frameAddress()));
    if (frame) {
      const sandbox = page.frame({url: frameAddress()});
      expect(await makesWorker(page, sandbox, 'post(frames[0])')).toBe(false);
      return;
    }
    const opened = context.waitForEvent('page');
    await page.evaluate(`globalThis.opened = open('${frameAddress()}'); undefined`);
    const sandbox = await opened;
    await sandbox.waitForLoadState();
    expect(await makesWorker(page, sandbox.mainFrame(), 'post(opened)')).toBe(false);
  });
}

test('a page that frames the site cannot put its own worker in place', async ({
  page,
  foreign,
  expectFault,
}) => {
  expectFault(/foreign request/);
  const everyMoment = '<script>setInterval(() => { if (frames[0].length) post(frames[0][0]); }, 1);</script>';
  const site = `<iframe src="${originOf('main')}${BASE_URL}playground" width="1200" height="900"></iframe>`;
  await visitForeign(page, foreign, site + everyMoment);
  const framed = page.frameLocator('iframe');
  await framed.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(framed.locator('[data-live-result]')).toContainText('"data"', {timeout: 30_000});
  await expect(page.locator('body')).not.toContainText('A worker of');
});

test('a page that frames the site and sends its sandbox elsewhere ends the program, which is said', async ({
  page,
  foreign,
  expectFault,
}) => {
  expectFault(/foreign request/);
  const site = `<iframe src="${originOf('main')}${BASE_URL}playground" width="1200" height="900"></iframe>`;
  await visitForeign(page, foreign, site);
  const framed = page.frameLocator('iframe');
  await expect(framed.locator('[data-live-result]')).toContainText('"data"', {timeout: 30_000});
  await page.evaluate('frames[0][0].location = "about:blank"');
  await expect(framed.locator('.live__fault')).toContainText('outside this site');
  await framed.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(framed.locator('.live__fault')).toHaveCount(0);
  await expect(framed.locator('[data-live-result]')).toContainText('"data"', {timeout: 30_000});
});
