import { defineConfig } from '@playwright/test';
import everyJourney from '../../playwright.config.ts';

/**
 * One after the other: what is measured here is how soon one process is notified by the other. Each goes
 * there and back several times.
 */
export default defineConfig({
  ...everyJourney,
  testDir: '.',
  projects: [{ name: 'two processes' }],
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
});
