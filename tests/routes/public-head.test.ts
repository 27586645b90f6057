import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PREFETCH_RULES } from '#app/areas/site/shell/prefetch-rules.ts';
import { maskSecrets } from '#app/secret-addresses.ts';
import { useBuiltSite } from './built-site.ts';
import { addressOf, goodPages, pageAddresses } from './page-addresses.ts';

const site = useBuiltSite();
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Directives of a policy by name. */
function policyOf(header: unknown): Record<string, string[]> {
  const directives = String(header)
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

/** What a browser would run or apply; a data block is neither, and no policy covers it. */
const inlineOf = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>([^]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !/\bsrc=|ld\+json/.test(attributes ?? ''))
    .map(([, , content]) => content ?? '');

const everywhere = [...pageAddresses.map(({ address }) => address), '/nao-existe', '/auth'];

describe.each(everywhere)('%s', (address) => {
  it('carries the security headers', async () => {
    const { headers } = await site().ask(address);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy':
        maskSecrets(address) === address ? 'strict-origin-when-cross-origin' : 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('allows inline code only by the hash of what is there', async () => {
    const { headers, text } = await site().ask(address);
    const policy = policyOf(headers['content-security-policy']);
    const scripts = inlineOf(text, 'script');
    const styles = inlineOf(text, 'style');
    expect([scripts.length, styles.length]).toEqual([2, 1]);
    const inline = [...scripts, PREFETCH_RULES].map(sha256);
    expect(policy['script-src']).toEqual(["'self'", ...inline]);
    expect(policy['style-src']).toEqual(["'self'", ...styles.map(sha256)]);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    // What no hash can allow: attributes that hold code or style, and addresses that are code.
    expect(text).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/i);
    expect(text).not.toMatch(/(?:href|src|action)="javascript:/i);
    // A per-request nonce has no place in shared HTML.
    expect(text).not.toContain('nonce=');
  });

  it('loads nothing from elsewhere and is not hydrated', async () => {
    const { text } = await site().ask(address);
    const loaded = [
      ...text.matchAll(
        /<(?:script|img|link rel="(?:stylesheet|preload|icon)")[^>]*?(?:src|href)="([^"]+)"/g,
      ),
    ];
    expect(loaded.length).toBeGreaterThan(1);
    for (const [, url] of loaded) expect(url).toMatch(/^\/(?!\/)/);
    expect(text).not.toContain('__reactRouterContext');
    // Nothing in the head shares the line with the stylesheet; one module comes behind the first paint.
    expect(text).not.toMatch(/<script[^>]+(?:src|type="module")/);
    expect(text.match(/import\("\/assets\/[\w.-]+\.js"\)/g)).toHaveLength(1);
  });
});

/** hreflang → address, as the head says. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...links].map(([, language, href]) => [language, href]));
}
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('the same page in two languages', () => {
  const pairs = goodPages
    .filter(({ locale }) => locale === 'pt-BR')
    .map(({ name, address }) => ({ portuguese: address, english: addressOf(name, 'en') }));

  it.each(pairs)('$portuguese and $english name each other', async ({ portuguese, english }) => {
    const { origin } = site();
    const expected = {
      'pt-BR': `${origin}${portuguese}`,
      en: `${origin}${english}`,
      'x-default': `${origin}${portuguese}`,
    };
    for (const address of [portuguese, english]) {
      const { text } = await site().ask(address);
      expect(alternatesIn(text)).toEqual(expected);
      const indexed = !text.includes('<meta name="robots" content="noindex"/>');
      expect(canonicalIn(text)).toBe(indexed ? `${origin}${address}` : undefined);
      // The language switch leads where the head says.
      expect(text).toContain(`href="${portuguese}"`);
      expect(text).toContain(`href="${english}"`);
    }
  });

  it('names no other language for an unknown page', async () => {
    const { text } = await site().ask('/nao-existe');
    expect(alternatesIn(text)).toEqual({});
    expect(canonicalIn(text)).toBeUndefined();
  });
});

it('sends nosniff and a content type with every response', async () => {
  const home = await site().ask('/');
  const file = /href="(\/assets\/[^"]+\.css)"/.exec(home.text)?.[1] ?? '';
  const { headers: stored } = await site().ask(file);
  const asks: [string, Parameters<ReturnType<typeof site>['ask']>[1]?][] = [
    ['/', { headers: { 'if-none-match': String(home.headers.etag) } }],
    [file],
    [file, { headers: { 'if-none-match': String(stored.etag) } }],
    ...[
      '/healthz',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/apple-touch-icon.png',
    ].map((address): [string] => [address]),
    ...['/nao-existe', '/assets/nao-existe.js', '/sobre/', '/admin', '/admin.data', '/portal'].map(
      (address): [string] => [address],
    ),
    ...['/erro-500', '/feedback/widget.js', '/sw.js', '/og/pt-BR/nada.png', '/%'].map(
      (address): [string] => [address],
    ),
    ['/', { method: 'POST' }],
    ['/', { method: 'DELETE' }],
    ['/contato', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['/functions/v1/feedback-collector', { method: 'POST' }],
    ['/functions/v1/feedback-collector', { method: 'OPTIONS' }],
  ];
  for (const [address, options] of asks) {
    const { status, headers } = await site().ask(address, options);
    expect([address, status, headers['x-content-type-options']]).toEqual([
      address,
      status,
      'nosniff',
    ]);
  }
});
