import { defineConfig } from '@playwright/test';
import everyJourney from '../../playwright.config.ts';

/** One after the other: what is measured here is how soon one process hears of the other. */
export default defineConfig({ ...everyJourney, testDir: '.', workers: 1, fullyParallel: false });
