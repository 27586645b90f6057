import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * What the site may say of its own checks: how many passed, in a run in which all did, on the build
 * that is in the folder now. Another build, or a run that failed or was cut short, leaves none.
 */

const fileOf = (folder: string) => path.join(folder, 'checks.json');

/** Deletes the record of an earlier run before a run. */
export function forgetChecks(folder: string): void {
  rmSync(fileOf(folder), { force: true });
}

/** After a run in which nothing failed. Where there is no finished build there is nothing to say. */
export function recordChecks(folder: string, passed: number, now: Date): void {
  let build: string;
  try {
    build = readFileSync(path.join(folder, '.stamp'), 'utf8');
  } catch {
    return;
  }
  writeFileSync(fileOf(folder), `${JSON.stringify({ build, passed, at: now.toISOString() })}\n`);
}
