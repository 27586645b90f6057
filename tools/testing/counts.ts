import { existsSync, readFileSync } from 'node:fs';
import type { Counting } from './stages.ts';

export type Counts = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

const READERS = {
  vitest: (report: unknown): Counts => {
    const { numPassedTests, numFailedTests } = report as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  },
  playwright: (report: unknown): Counts => {
    const { stats, errors } = report as PlaywrightReport;
    // Only where a second try is allowed: elsewhere such a test has failed.
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  },
};

/**
 * Passed and failed tests of one stage. A stage that failed counts at least one failure, also
 * when its tests could not even be loaded; a stage without a report counts as one.
 */
export function countsOf(counting: Counting, reportFile: string, succeeded: boolean): Counts {
  if (counting === 'itself') return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const counts = existsSync(reportFile)
    ? READERS[counting](JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
