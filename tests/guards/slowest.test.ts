import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';
import { slowest, timesOf } from '../../tools/testing/slowest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const inProject = (file: string) => path.join(projectFolder, file);

describe('how long tests took', () => {
  it('is read from a report of vitest', () => {
    const report = reportOf({
      testResults: [
        {
          name: inProject('tests/routes/company.test.ts'),
          assertionResults: [
            { fullName: 'settings are shown', duration: 1500 },
            { fullName: 'never run', duration: null },
          ],
        },
      ],
    });
    expect(timesOf('vitest', report)).toEqual([
      { file: 'tests/routes/company.test.ts', title: 'settings are shown', seconds: 1.5 },
      { file: 'tests/routes/company.test.ts', title: 'never run', seconds: 0 },
    ]);
  });

  it('is read from a report of Playwright, every try of a test together', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'menus.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const inner = { title: 'en', specs: [spec('opens', 2000, 500)] };
    const report = reportOf({
      config: { rootDir: inProject('tests/e2e') },
      suites: [{ title: 'menus.spec.ts', specs: [spec('closes', 250)], suites: [inner] }],
    });
    expect(timesOf('playwright', report)).toEqual([
      { file: 'tests/e2e/menus.spec.ts', title: 'closes', seconds: 0.25 },
      { file: 'tests/e2e/menus.spec.ts', title: 'en opens', seconds: 2.5 },
    ]);
  });

  it('is nothing for a stage that has no report', () => {
    expect(timesOf('itself', reportOf({}))).toEqual([]);
    expect(timesOf('vitest', path.join(folder, 'none.json'))).toEqual([]);
  });

  it('gets the slowest, the slowest first', () => {
    const times = [1, 30, 2].map((seconds) => ({
      file: `${seconds}.test.ts`,
      title: 'x',
      seconds,
    }));
    expect(slowest(times, 2)).toEqual(['  30.0 s  30.test.ts: x', '   2.0 s  2.test.ts: x']);
  });
});
