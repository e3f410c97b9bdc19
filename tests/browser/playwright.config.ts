import {defineConfig, devices} from '@playwright/test';

const chromium = {name: 'chromium', use: devices['Desktop Chrome']};

/** Their builds are installed by `npx playwright install firefox webkit`, and asked for by `ENGINES=all`. */
const others = [
  {name: 'firefox', use: devices['Desktop Firefox']},
  {name: 'webkit', use: devices['Desktop Safari']},
];

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  projects: process.env.ENGINES === 'all' ? [chromium, ...others] : [chromium],
});
