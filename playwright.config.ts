import { randomInt } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath, JOURNEY_ARGS } from './tests/browser/chromium.ts';
import { journeyFiles, QUICK_JOURNEYS } from './tests/parts.ts';

/** The runner of `npm test` names a file for the counts it sums up. */
const countsFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** What tests invent, they invent by this seed; workers have it from here. */
if (!process.env['TEST_SEED']) process.env['TEST_SEED'] = String(randomInt(2 ** 32));
if (!process.env['TEST_WORKER_INDEX'])
  process.stderr.write(`TEST_SEED=${process.env['TEST_SEED']}\n`);

// A null where a definition file says that there is none fails the test (app/platform/database/call-function.server.ts).
process.env['SQL_NULLS'] = 'refuse';
// The night may be now.
process.env['BACKUP_NIGHTLY'] = 'off';

export default defineConfig({
  testDir: 'tests/e2e',
  // Data folders of the sites and the browsers' profiles and shared memory, too, lie in memory.
  globalSetup: path.join(import.meta.dirname, 'tests/run-folder.ts'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time has found something.
  retries: 0,
  // A bound for what never comes, not a pace: beside other programs a journey takes five times as long.
  timeout: 240_000,
  projects: [
    { name: 'journeys', grepInvert: /@breadth\b/, ...journeyFiles(QUICK_JOURNEYS) },
    // The other languages, widths and themes (tests/e2e/fixtures/variants.ts).
    { name: 'breadth', grep: /@breadth\b|@every-look\b/ },
  ],
  reporter: countsFile ? [['line'], ['json', { outputFile: countsFile }]] : 'line',
  use: {
    browserName: 'chromium',
    // A worker outlives its page and answers in the place of what a test routes; those that are about
    // it let it in.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: [...JOURNEY_ARGS] },
  },
});
