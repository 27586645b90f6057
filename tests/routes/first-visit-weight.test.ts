import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { endpoints, paths, pathTo } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';
import { addressOf, goodPages } from './page-addresses.ts';

/** Design §3: scripts until five seconds after load, untouched, compressed. */
const BUDGET_BYTES = 8 * 1024;

/** The letters of a page's heading, all files together, compressed. */
const LETTERS_BYTES = 6 * 1024;

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
    // Compressed at leisure once it has been asked for.
    await expect.poll(sent, { timeout: 10_000 }).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    process.stdout.write(`home in ${locale}: ${await sent()} of ${FIRST_ROUND_TRIP} bytes\n`);
  },
);

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

const lettersOf = (html: string) => [
  ...new Set(html.match(/\/letters\/(?:raw|finished)\/[^")]+/g) ?? []),
];

/** What a heading says, without React's marks. */
const headingOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the letters of a heading', () => {
  it('are named by every page, all of them, in at most six kilobytes', async () => {
    let most = 0;
    for (const { address } of goodPages) {
      const { text } = await site().ask(address);
      const files = lettersOf(text);
      expect(files.length, address).toBeGreaterThan(0);
      const named = files.map((file) =>
        Buffer.from(/\/([\w-]+)\./.exec(file)?.[1] ?? '', 'base64url').toString('utf8'),
      );
      const missing = [...headingOf(text)].filter((mail) => !named.join('').includes(mail));
      expect([address, missing.filter((mail) => mail !== ' ')]).toEqual([address, []]);
      const answers = await Promise.all(files.map((file) => site().ask(file, BROTLI)));
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
      const bytes = answers.reduce((sum, { raw }) => sum + raw.byteLength, 0);
      expect(bytes, address).toBeLessThanOrEqual(LETTERS_BYTES);
      most = Math.max(most, bytes);
    }
    expect(goodPages.length).toBeGreaterThan(50);
    process.stdout.write(`letters of a heading: at most ${most} of ${LETTERS_BYTES} bytes\n`);
  });

  it('are allowed by the policy of their page', async () => {
    for (const address of ['/', addressOf('search', 'en'), '/nao-existe', '/auth']) {
      const { headers, text } = await site().ask(address);
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      expect(style, address).toContain('@font-face{font-family:');
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy'], address).toContain(`'sha256-${hash}'`);
    }
  });

  it('may be kept for a year under the address of their font, and are asked for again under another', async () => {
    const [file = ''] = lettersOf((await site().ask('/')).text);
    const { headers, raw } = await site().ask(file);
    expect(headers['content-type']).toBe('font/ttf');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(raw.readUInt32BE(0)).toBe(0x00010000);
    const again = await site().ask(file, { headers: { 'if-none-match': headers.etag as string } });
    expect([again.status, again.raw.byteLength]).toEqual([304, 0]);
    const [bare = ''] = file.split('?');
    for (const outdated of [bare, `${bare}?v=00000000`]) {
      const { status, headers: of } = await site().ask(outdated);
      expect([status, of['cache-control']]).toEqual([200, 'no-cache']);
    }
  });

  it('are cut for no address that no page has named', async () => {
    const [file = ''] = lettersOf((await site().ask('/')).text);
    const forged = file.replace(/\/([\w-]+)\./, `/${Buffer.from('xyz').toString('base64url')}.`);
    for (const address of [forged, `${endpoints.letters}/raw/eHl6.ttf`, endpoints.letters]) {
      expect([address, (await site().ask(address)).status]).toEqual([address, 404]);
    }
  });

  it('cover what a visitor has typed, but for what the font lacks', async () => {
    const { status, text } = await site().ask(
      `${addressOf('search', 'pt-BR')}?q=${encodeURIComponent('Ação <b>& 😀 ☃')}`,
    );
    expect(status).toBe(200);
    for (const file of lettersOf(text)) expect((await site().ask(file)).status).toBe(200);
    expect(lettersOf(text)).toHaveLength(2);
  });
});
