import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { endpoints, paths, pathTo } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';

/** Design §3: scripts until five seconds after load, untouched, compressed. */
const BUDGET_BYTES = 8 * 1024;

const site = useBuiltSite();
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/** What a first visit runs, what keeps the choice about cookies included. */
async function entryScript() {
  const { text: page } = await site().ask('/');
  return site().ask(/import\("([^"]+)"\)/.exec(page)?.[1] ?? '', BROTLI);
}

it('runs what it needs within the budget', async () => {
  const { status, raw, text } = await entryScript();
  expect(status).toBe(200);
  process.stdout.write(`first visit: entry ${raw.byteLength} of ${BUDGET_BYTES} bytes\n`);
  expect(raw.byteLength).toBeLessThanOrEqual(BUDGET_BYTES);
  // A static import would be one more request before any of it runs.
  expect(text).not.toMatch(/\bfrom\s*["'`]|\bimport\s*["'`]/);
});

it('sends no table of paths along', async () => {
  const { text } = await entryScript();
  for (const { pt } of [paths.softwareApps, paths.workshop, paths.feedbackAnswer]) {
    expect(text).not.toContain(pt);
  }
});

it('words the preferences in the page’s language, within two kilobytes', async () => {
  for (const locale of LOCALES) {
    const { raw, text } = await site().ask(`${endpoints.consent}/${locale}/preferences`, BROTLI);
    expect(raw.byteLength).toBeLessThan(2048);
    expect(text).toContain(pathTo('cookies', locale));
  }
});
