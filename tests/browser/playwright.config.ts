import {defineConfig, devices} from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: {timeout: 10_000},
  // A test that only passes the second time is reported as flaky, and does not keep a change from landing.
  retries: 2,
  reporter: 'list',
  use: devices['Desktop Chrome'],
});
