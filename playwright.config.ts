import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tests/browser/chromium.ts';

/** The runner of `npm test` names a file for the counts it sums up. */
const countsFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time has found something: it is not tried again at a desk. Where a
  // change is taken, a second try tells a machine that stalled from a product that broke, and
  // `.ci/run` names what needed one.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: countsFile ? [['line'], ['json', { outputFile: countsFile }]] : 'line',
  use: {
    browserName: 'chromium',
    // A worker outlives its page and answers in the place of what a test routes; those that are about
    // it let it in.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] },
  },
});
