import { describe, expect, it } from 'vitest';
import en from '#app/features/feedback/locales/en.json' with { type: 'json' };
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import { endpoints } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const LARGEST_LOADER_BYTES = 4096;

describe('the loader', () => {
  it(`has at most ${LARGEST_LOADER_BYTES} bytes, for anybody, and is asked for anew`, async () => {
    const { status, headers, raw } = await site().ask(endpoints.feedbackWidget);
    process.stdout.write(`loader: ${raw.byteLength} of ${LARGEST_LOADER_BYTES} bytes\n`);
    expect(status).toBe(200);
    expect(raw.byteLength).toBeLessThanOrEqual(LARGEST_LOADER_BYTES);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
    });
    const again = await site().ask(endpoints.feedbackWidget, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('requests nothing, stores nothing, and needs no code out of text', async () => {
    const { text } = await site().ask(endpoints.feedbackWidget);
    expect(text).not.toMatch(
      /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|Storage|cookie|\beval\b|Function\(|innerHTML|document\.write|import\(/,
    );
    // Nobody is spoken to whom it does not name.
    expect(text).not.toMatch(/postMessage\([^)]*["'`]\*["'`]/);
    expect(text).toContain(pt.dialog.close);
    expect(text).toContain(en.dialog.close);
  });
});
