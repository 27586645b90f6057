import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { endpoints, paths, pathTo } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';

/** Design §3: compressed scripts of the first five seconds after load, without input by the user. */
const BUDGET_BYTES = 8 * 1024;

const site = useBuiltSite();
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/** The script that a first visit runs; it also stores the choice about cookies. */
async function entryScript() {
  const { text: page } = await site().ask('/');
  return site().ask(/import\("([^"]+)"\)/.exec(page)?.[1] ?? '', BROTLI);
}

it('runs its scripts within the budget', async () => {
  const { status, raw, text } = await entryScript();
  expect(status).toBe(200);
  process.stdout.write(`first visit: entry ${raw.byteLength} of ${BUDGET_BYTES} bytes\n`);
  expect(raw.byteLength).toBeLessThanOrEqual(BUDGET_BYTES);
  // A static import would be one more request before any of it runs.
  expect(text).not.toMatch(/\bfrom\s*["'`]|\bimport\s*["'`]/);
});

/** Ten segments of 1,460 bytes, as many as a server may send before an acknowledgement (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

it.each(LOCALES)(
  'sends the home page in the first round trip, with its head, in %s',
  async (locale) => {
    const sent = async () => {
      const { raw, headers } = await site().ask(pathTo('home', locale), BROTLI);
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return raw.byteLength + head.join('').length + 'HTTP/1.1 200 OK\r\n\r\n'.length;
    };
    // The first request starts a slower, better compression; this waits for its result.
    await expect.poll(sent).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    process.stdout.write(`home in ${locale}: ${await sent()} of ${FIRST_ROUND_TRIP} bytes\n`);
  },
);

it('has no table of paths in its entry script', async () => {
  const { text } = await entryScript();
  for (const { pt } of [paths.softwareApps, paths.workshop, paths.feedbackAnswer]) {
    expect(text).not.toContain(pt);
  }
});

it('serves the consent preferences in the page’s language, in less than two kilobytes', async () => {
  for (const locale of LOCALES) {
    const { raw, text } = await site().ask(`${endpoints.consent}/${locale}/preferences`, BROTLI);
    expect(raw.byteLength).toBeLessThan(2048);
    expect(text).toContain(pathTo('cookies', locale));
  }
});
