import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { THEME_SCRIPT } from '../theme-script.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'heading-letters-'));
process.env['DATA_DIR'] = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const page = (heading: string) =>
  `<html><head><script>${THEME_SCRIPT}</script><style>a{}</style></head><body>${heading}</body></html>`;

/** A process that has just started: nothing in memory, the site's secret as before. */
async function startedAnew() {
  vi.resetModules();
  const { lettersAddress, lettersAt } = await import('./letters-address.server.ts');
  const { cutLetters } = await import('./cut-letters.server.ts');
  const { LARGEST_BYTES, placeLetters } = await import('./place-letters.server.ts');
  return { lettersAddress, lettersAt, cutLetters, placeLetters, LARGEST_BYTES };
}

/** Code points that a TrueType file has glyphs for, from its table of segments (format 4). */
function charactersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const segments = cmap.subarray(cmap.readUInt32BE(8));
  expect(segments.readUInt16BE(0)).toBe(4);
  const count = segments.readUInt16BE(6) / 2;
  return Array.from({ length: count }, (_, i) => [
    segments.readUInt16BE(16 + 2 * (count + i)),
    segments.readUInt16BE(14 + 2 * i),
  ])
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .filter((code) => code !== 0xffff);
}

describe('a file of letters', () => {
  it('has the glyphs of these letters, and none of what the font does not have', async () => {
    const { cutLetters } = await startedAnew();
    const { plain } = await cutLetters('raw', ' Abç☃😀');
    expect(charactersOf(plain).map((code) => String.fromCodePoint(code))).toEqual([...' Abç']);
  });

  it('is made once for all callers', async () => {
    const { cutLetters } = await startedAnew();
    const [one, two] = await Promise.all([cutLetters('raw', 'ab'), cutLetters('raw', 'ab')]);
    expect(one).toBe(two);
    expect(await cutLetters('raw', 'ab')).toBe(one);
    expect(await cutLetters('finished', 'ab')).not.toBe(one);
  });
});

describe('its address', () => {
  it('lets another process with the same secret render the letters', async () => {
    const of = { voice: 'finished', letters: ' "Ééção☃' } as const;
    const address = (await startedAnew()).lettersAddress(of);
    const { pathname } = new URL(address, 'http://site');
    expect((await startedAnew()).lettersAt(pathname)).toEqual(of);
  });

  it('cannot be forged', async () => {
    const { lettersAddress, lettersAt } = await startedAnew();
    const address = (letters: string, voice: 'raw' | 'finished' = 'raw') =>
      new URL(lettersAddress({ voice, letters }), 'http://site').pathname;
    const [own, other] = [address('ab'), address('abc')];
    const markOf = (pathname: string) => pathname.split('.')[1] ?? '';
    for (const forged of [
      own.replace(markOf(own), markOf(other)),
      own.replace('/raw/', '/finished/'),
      own.replace('/raw/', '/text/'),
      own.replace(/\.ttf$/, '.woff2'),
      own.replace(markOf(own), ''),
      own.replace(markOf(own), `${markOf(own)}x`),
      `${own}/`,
    ])
      expect([forged, lettersAt(forged)]).toEqual([forged, null]);
    expect(lettersAt(own)).toEqual({ voice: 'raw', letters: 'ab' });
  });
});

describe('a page', () => {
  it('names the letters of its heading before its script, and their faces', async () => {
    const { placeLetters } = await startedAnew();
    const { html, style } = await placeLetters(page('<h1 class="fin">ab</h1>'));
    expect(html).toMatch(
      /<noscript><link [^>]*href="\/letters\/finished\/[^"]+"><\/noscript><script>/,
    );
    expect(html).toContain(`<style>a{}${style}</style></head>`);
    expect(style).toMatch(
      /^@font-face\{font-family:Finished;src:url\(\/letters\/finished\/[^)]+\)/,
    );
  });

  it('stays as it is without a heading in the site’s type', async () => {
    const { placeLetters } = await startedAnew();
    const html = page('<h1 class="title">ab</h1>');
    expect(await placeLetters(html)).toEqual({ html, style: '' });
  });

  it('omits letters that would be too large', async () => {
    const { cutLetters, placeLetters, LARGEST_BYTES } = await startedAnew();
    const small = 'abcdefghijklmnopqrstuvwxyz';
    const both = `${small.toUpperCase()}${small}`;
    const { br } = await cutLetters('raw', both);
    expect(br.byteLength).toBeLessThan(LARGEST_BYTES);
    const html = page(`<h1 class="sheet-title">${both} <span>${both}</span></h1>`);
    expect((await placeLetters(html)).style).toBe('');
  });
});
