import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#app/platform/project-root.server.ts';

/** What a run of all checks leaves in the build folder (tools/testing/checks-record.ts). */
export type Checks = {
  passed: number;
  /** When the last of them had passed; ISO time. */
  at: string;
};

/**
 * How many checks this very build has passed, in the last run of them all; null where none has been
 * run on it, or not every check has passed.
 */
export function readChecks(folder: string): Checks | null {
  try {
    const stamp = readFileSync(path.join(folder, '.stamp'), 'utf8');
    const record = JSON.parse(readFileSync(path.join(folder, 'checks.json'), 'utf8'));
    const { build, passed, at } = record as Partial<Checks & { build: string }>;
    const isWhole = build === stamp && Number.isInteger(passed) && typeof at === 'string';
    return isWhole ? { passed: Number(passed), at } : null;
  } catch {
    return null;
  }
}

let known: Checks | null | undefined;

/** The checks of the build that is being served: it is the same for as long as the process lives. */
export function passedChecks(): Checks | null {
  if (known === undefined) known = readChecks(path.join(projectRoot(), 'build'));
  return known;
}
