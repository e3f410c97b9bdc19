import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {LiveManifest} from '../../src/live/manifest';
import {ASSETS_DELAY, livePlugin} from './plugin';

const context = {siteDir: '/site', baseUrl: '/', generatedFilesDir: '/site/.docusaurus'} as LoadContext;

let made: number;
let told: unknown[];

const write = () => Promise.resolve({runtime: `runtime.${++made}.js`} as LiveManifest);
const actions = {
  createData: (name: string, data: unknown) => Promise.resolve(String(told.push([name, data]))),
} as unknown as PluginContentLoadedActions;

beforeEach(() => {
  made = 0;
  told = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the files of live samples are there before the site is, and after an edit the page goes first', async () => {
  const {contentLoaded} = livePlugin(context, write);
  const load = () => contentLoaded?.({content: undefined, actions});
  await load();
  expect(told).toEqual([['manifest.json', '{"runtime":"runtime.1.js"}']]);

  await load();
  await vi.advanceTimersByTimeAsync(ASSETS_DELAY - 1);
  await load();
  await vi.advanceTimersByTimeAsync(ASSETS_DELAY - 1);
  expect(made).toBe(1);

  await vi.advanceTimersByTimeAsync(1);
  expect(told.slice(1)).toEqual([['manifest.json', '{"runtime":"runtime.2.js"}']]);
});

test('an edited sample that does not compile is told, and the next edit is waited for', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const faulty = () => (made === 1 ? Promise.reject(new Error(`examples/a.ts:${++made}: faulty`)) : write());
  const {contentLoaded} = livePlugin(context, faulty);
  for (let edit = 0; edit < 3; edit++) {
    await contentLoaded?.({content: undefined, actions});
    await vi.advanceTimersByTimeAsync(ASSETS_DELAY);
  }
  expect(String(error.mock.calls)).toContain('examples/a.ts:2: faulty');
  expect(told).toHaveLength(2);
  error.mockRestore();
});
