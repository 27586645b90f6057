import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { endpoints, paths, pathTo } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';

/** Design §3: scripts until five seconds after load, untouched, compressed. */
const BUDGET_BYTES = 8 * 1024;

const site = useBuiltSite();
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/** What a first visit runs: the entry, and the banner that it asks for. */
async function firstScripts() {
  const { text: page } = await site().ask('/');
  const entry = /import\("([^"]+)"\)/.exec(page)?.[1] ?? '';
  const script = await site().ask(entry, BROTLI);
  const name = /import\(`\.\/(banner-[\w-]+\.js)`\)/.exec(script.text)?.[1];
  const banner = await site().ask(`/assets/${name}`, BROTLI);
  return { script, banner };
}

it('runs what it needs within the budget, the banner included', async () => {
  const { script, banner } = await firstScripts();
  expect([script.status, banner.status]).toEqual([200, 200]);
  const [bytes, more] = [script.raw.byteLength, banner.raw.byteLength];
  process.stdout.write(`first visit: entry ${bytes} bytes, banner ${more} of ${BUDGET_BYTES}\n`);
  expect(bytes + more).toBeLessThanOrEqual(BUDGET_BYTES);
  // A static import would be one more request before any of it runs.
  expect(script.text).not.toMatch(/\bfrom\s*["'`]|\bimport\s*["'`]/);
});

it('sends no table of paths along', async () => {
  const { script, banner } = await firstScripts();
  for (const { pt } of [paths.softwareApps, paths.workshop, paths.feedbackAnswer]) {
    expect(script.text + banner.text).not.toContain(pt);
  }
});

it('asks the question in words of the page’s language, within a kilobyte', async () => {
  for (const locale of LOCALES) {
    const { raw, text } = await site().ask(`${endpoints.consent}/${locale}/banner`, BROTLI);
    expect(raw.byteLength).toBeLessThan(1024);
    expect(text).toContain(pathTo('cookies', locale));
  }
});
