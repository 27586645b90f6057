import { type Build, findChromium } from './find-chromium.ts';

/** How every test and measurement starts the browser: no traffic but the page's own. */
export const CHROMIUM_ARGS: readonly string[] = [
  // Chromium's sandbox refuses root, which is what containers and build machines run as.
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How journeys start the browser: the pages of one person share a process, and none is kept ready for
 * what comes next. Starting those takes a tenth of what all pages take.
 */
export const JOURNEY_ARGS: readonly string[] = [...CHROMIUM_ARGS, '--renderer-process-limit=1'];

const found: { [build in Build]?: string | undefined } = {};

/** Absolute path of the browser. Throws, with the command to run, when there is none. */
export function chromiumPath(preferred: Build = 'shell'): string {
  found[preferred] ??= findChromium(preferred);
  const path = found[preferred];
  if (!path) throw new Error('No browser. Run: npx playwright install --with-deps chromium');
  return path;
}
