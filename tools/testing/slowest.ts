import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../source-files.ts';
import type { Counting } from './stages.ts';

/** One test of a report: `file` is relative to the project. */
export type Timed = { file: string; title: string; seconds: number };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

type Suite = {
  title: string;
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] };

const relative = (file: string) => path.relative(projectFolder, file);

/** Tests of a suite and those within it; the outermost one is the file, which is named anyway. */
function timesIn(suite: Suite, rootDir: string, outer: readonly string[]): Timed[] {
  const own = (suite.specs ?? []).map(({ title, file, tests }) => ({
    file: relative(path.join(rootDir, file)),
    title: [...outer, title].join(' '),
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0) / 1e3,
  }));
  const within = (suite.suites ?? []).flatMap((inner) =>
    timesIn(inner, rootDir, [...outer, inner.title]),
  );
  return [...own, ...within];
}

const READERS = {
  vitest: (report: unknown): Timed[] =>
    (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(name),
        title: fullName,
        seconds: (duration ?? 0) / 1e3,
      })),
    ),
  playwright: (report: unknown): Timed[] => {
    const { config, suites } = report as PlaywrightReport;
    return suites.flatMap((suite) => timesIn(suite, config.rootDir, []));
  },
};

/** How long each test of a stage took, with every try that it had; none without a report. */
export function timesOf(counting: Counting, reportFile: string): Timed[] {
  if (counting === 'itself' || !existsSync(reportFile)) return [];
  return READERS[counting](JSON.parse(readFileSync(reportFile, 'utf8')));
}

/** The slowest tests, the slowest first, a line each. */
export function slowest(times: readonly Timed[], count: number): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`);
}
