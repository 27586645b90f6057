import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** `shell` has no windows and takes a third less of a machine; `whole` is what visitors have. */
export type Build = 'shell' | 'whole';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ANSWER_WITHIN_MS = 20_000;

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether it starts at all: some systems ship a stub that only advertises a package. */
function answers(file: string): boolean {
  if (!executable(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    timeout: ANSWER_WITHIN_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 && /chrom/i.test(stdout);
}

function candidates(preferred: Build, env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const names = preferred === 'shell' ? [...SHELLS, ...WHOLE] : [...WHOLE, ...SHELLS];
  const system = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...system, chromium.executablePath()];
}

/**
 * The first browser that starts: `CHROMIUM_PATH`, the system's, the preferred build before the other,
 * Playwright's cache; undefined when there is none. Throws when `CHROMIUM_PATH` is set but does not start, because falling
 * back in silence would test another browser than the one asked for.
 */
export function findChromium(
  preferred: Build,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start as a browser.`);
  }
  return candidates(preferred, env).find(answers);
}
