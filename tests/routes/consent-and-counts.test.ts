import { describe, expect, it } from 'vitest';
import { consentVersion } from '#app/consent/consent-version.ts';
import { EVENT_NAMES } from '#app/features/analytics/events.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { endpoints, paths, pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { actorSql } from '../../database/testing/scratch-database.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
let visitors = 0;

function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  visitors += 1;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return site().ask(address, {
    method: 'POST',
    headers: {
      origin: site().origin,
      'content-type': 'text/plain;charset=UTF-8',
      'content-length': String(Buffer.byteLength(text)),
      'x-forwarded-for': `198.51.100.${visitors % 250}`,
      ...headers,
    },
    body: text,
  });
}

const read = <T>(text: string) => actorSql<T>({ kind: 'system' }, text);

const REFUSED = { functionality: false, analytics: false, marketing: false };
const CHOICE = {
  subject: 'b'.repeat(32),
  version: consentVersion(),
  choice: 'necessary',
  preferences: { necessary: true, ...REFUSED, counted: true },
  refusedByBrowser: false,
  locale: 'en',
};
const REPORT = { path: '/', events: { page_view: 1 }, vitals: { LCP: 1234.5 }, final: false };

/** Nothing that either endpoint can take, whatever else it is. */
const HOSTILE: unknown[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"a":1}}',
  '\u0000',
  '<script>alert(1)</script>',
  `{"path":"${'a'.repeat(20_000)}"}`,
];

describe('consent', () => {
  it('is recorded with its version, language and number, and nothing else', async () => {
    const given = { ...CHOICE, subject: 'c'.repeat(32), choice: 'all', locale: 'pt-BR' };
    const preferences = {
      necessary: true,
      functionality: true,
      analytics: true,
      marketing: true,
      counted: false,
    };
    const { status, text, headers } = await post(endpoints.consent, { ...given, preferences });
    expect([status, text, headers['set-cookie']]).toEqual([204, '', undefined]);
    const rows = await read(`select version, choice, functionality, analytics, marketing, counted,
      refused_by_browser, locale from public.consent_records where subject = '${given.subject}'`);
    expect(rows).toEqual([
      {
        version: given.version,
        choice: 'all',
        functionality: true,
        analytics: true,
        marketing: true,
        counted: false,
        refused_by_browser: false,
        locale: 'pt-BR',
      },
    ]);
  });

  it.each([
    ...HOSTILE,
    { ...CHOICE, subject: 'not hexadecimal' },
    { ...CHOICE, subject: `${CHOICE.subject}'; drop table public.consent_records` },
    { ...CHOICE, version: '1' },
    { ...CHOICE, choice: 'all' },
    { ...CHOICE, refusedByBrowser: true },
    { ...CHOICE, locale: 'de' },
    { ...CHOICE, preferences: { ...CHOICE.preferences, necessary: false } },
    { ...CHOICE, preferences: { ...CHOICE.preferences, analytics: 'true' } },
    { ...CHOICE, address: '203.0.113.1' },
  ])('refuses %j', async (body) => {
    expect((await post(endpoints.consent, body)).status).toBe(400);
  });

  it('is accepted from our own pages only', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await post(endpoints.consent, CHOICE, headers)).status).toBe(403);
  });

  it('is refused above the limit of an address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      statuses.push((await post(endpoints.consent, CHOICE, headers)).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe.each(LOCALES)('what needs consent, in %s', (locale) => {
  it('the banner is in the page and links to the pages of its language', async () => {
    const { text } = await site().ask(pathTo('about', locale));
    const [banner = ''] = /<section class="consent"[\s\S]*?<\/section>/.exec(text) ?? [];
    for (const page of ['privacy', 'cookies'] as const) {
      expect(banner).toContain(`href="${pathTo(page, locale)}"`);
    }
    // Where no script runs nothing optional does, and nobody is asked.
    expect(text).not.toContain('data-ask=');
  });

  it('the preferences link to the pages of its language', async () => {
    const { status, headers, text } = await site().ask(
      `${endpoints.consent}/${locale}/preferences`,
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
    for (const page of ['privacy', 'cookies'] as const) {
      expect(text).toContain(`href="${pathTo(page, locale)}"`);
    }
    expect(text).toContain(`href="${pathTo('contact', locale)}"`);
    expect(text).not.toMatch(/\{\{|undefined/);
  });
});

it.each([
  '/consent/de/preferences',
  '/consent/en/other',
  '/consent/en/constructor',
  '/consent',
  '/counts',
])('there is nothing at %s', async (address) => {
  expect((await site().ask(address)).status).toBe(404);
});

describe('counts', () => {
  const countOf = async (where: string) => {
    const [row] = await read<{ n: number | null }>(
      `select sum(count)::integer as n from public.event_counts where ${where}`,
    );
    return row?.n ?? 0;
  };

  it('are summed by route, language and name; nothing else of the report is stored', async () => {
    const reports = [
      { ...REPORT, path: pathTo('contact', 'en'), events: { page_view: 1, whatsapp_click: 2 } },
      { ...REPORT, path: pathTo('contact', 'en'), events: { page_view: 1 } },
      { ...REPORT, path: '/feedback/a-secret-link', events: { page_view: 1 } },
      { ...REPORT, path: '/en/no-such-page', events: { page_view: 1 } },
    ];
    for (const report of reports) expect((await post(endpoints.counts, report)).status).toBe(204);
    await site().writeCounts();
    expect(await countOf(`route = 'contact' and locale = 'en' and event = 'page_view'`)).toBe(2);
    expect(await countOf(`route = 'contact' and event = 'whatsapp_click'`)).toBe(2);
    expect(await countOf(`route = 'feedbackAnswer'`)).toBe(1);
    expect(await countOf(`route = 'notFound' and locale = 'en'`)).toBe(1);
    const all = JSON.stringify(await read('select * from public.event_counts'));
    expect(all).not.toContain('secret');
  });

  it('accept every name of the list', async () => {
    const events = Object.fromEntries(EVENT_NAMES.map((name) => [name, 1]));
    const report = { ...REPORT, path: pathTo('lab', 'pt-BR'), events };
    expect((await post(endpoints.counts, report)).status).toBe(204);
    await site().writeCounts();
    expect(await countOf(`route = 'lab'`)).toBe(EVENT_NAMES.length);
  });

  it('rate timings and sum them up by route', async () => {
    const vitals = { LCP: 2600.4, CLS: 0.1, INP: 501, FCP: 90, TTFB: 0 };
    await post(endpoints.counts, { ...REPORT, path: '/faq', vitals, final: true });
    await site().writeCounts();
    const rows = await read(`select metric, phase, bucket, rating, samples
      from public.web_vitals_daily where route = 'faq' order by metric`);
    expect(rows).toEqual([
      { metric: 'CLS', phase: 'final', bucket: 100, rating: 'good', samples: 1 },
      { metric: 'FCP', phase: 'final', bucket: 90, rating: 'good', samples: 1 },
      { metric: 'INP', phase: 'final', bucket: 510, rating: 'poor', samples: 1 },
      { metric: 'LCP', phase: 'final', bucket: 2700, rating: 'needs-improvement', samples: 1 },
      { metric: 'TTFB', phase: 'final', bucket: 0, rating: 'good', samples: 1 },
    ]);
  });

  it.each([
    ...HOSTILE,
    { ...REPORT, path: 'https://elsewhere.example/' },
    { ...REPORT, path: 7 },
    { ...REPORT, events: { made_up: 1 } },
    { ...REPORT, events: { page_view: 51 } },
    { ...REPORT, events: { page_view: -1 } },
    { ...REPORT, events: { page_view: 1.5 } },
    { ...REPORT, events: { constructor: 1 } },
    { ...REPORT, vitals: { LCP: 'slow' } },
    { ...REPORT, vitals: { LCP: -1 } },
    { ...REPORT, vitals: { LCP: 1e300 } },
    { ...REPORT, vitals: { FID: 10 } },
    { ...REPORT, final: 'yes' },
    { ...REPORT, email: 'ana@casa.example' },
  ])('refuse %j', async (body) => {
    expect((await post(endpoints.counts, body)).status).toBe(400);
  });

  it.each([
    '/feedback/%E0%A4%A',
    '/\u0000',
    '/feedback/\ud800',
    '//elsewhere.example',
    '/😀',
    '/__proto__',
    '/team/..%2f..%2fetc/curriculum',
  ])('take %j for a page or for none, and keep nothing of it', async (path) => {
    expect((await post(endpoints.counts, { ...REPORT, path })).status).toBe(204);
    await site().writeCounts();
    const routes = await read<{ route: string }>('select distinct route from public.event_counts');
    const known = new Set<string>([...Object.keys(paths), 'notFound']);
    expect(routes.filter(({ route }) => !known.has(route))).toEqual([]);
  });

  it('leave out visitors with Global Privacy Control', async () => {
    const report = { ...REPORT, path: pathTo('team', 'en') };
    expect((await post(endpoints.counts, report, { 'sec-gpc': '1' })).status).toBe(204);
    await site().writeCounts();
    expect(await countOf(`route = 'team'`)).toBe(0);
  });

  it('are accepted from our own pages, within a limit', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await post(endpoints.counts, REPORT, foreign)).status).toBe(403);
    const headers = { 'x-forwarded-for': '203.0.113.99' };
    const statuses = new Set<number>();
    // However many minutes they are spread over on a busy machine.
    while (!statuses.has(429)) {
      const posts = Array.from({ length: 60 }, () => post(endpoints.counts, REPORT, headers));
      for (const { status } of await Promise.all(posts)) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([204, 429]);
  });
});

describe('tags that staff have set', () => {
  const set = (values: Record<string, string | boolean | null>) =>
    asActor({ kind: 'system' }, (tx) => tx.updateTable('seo_settings').set(values).execute());
  const policyOf = async (address: string) =>
    String((await site().ask(address)).headers['content-security-policy']);

  it('extend the policy of public pages by their hosts only, and the list on /cookies', async () => {
    expect(await policyOf('/')).not.toContain('https:');
    expect((await site().ask('/cookies')).text).not.toContain('_fbp');
    await set({ facebook_pixel_id: '1234567890' });
    const policy = await policyOf('/');
    expect(policy).toContain('https://connect.facebook.net');
    expect(policy).not.toContain('google');
    expect((await site().ask('/cookies')).text).toContain('_fbp');
    expect((await site().ask('/')).text).toContain(
      'data-tags="{&quot;meta&quot;:&quot;1234567890&quot;}"',
    );
    await set({ facebook_pixel_id: null });
    expect(await policyOf('/')).not.toContain('https:');
  });

  it('do not reach pages behind sign-in, or pages whose address is a secret', async () => {
    await set({ facebook_pixel_id: '1234567890' });
    for (const address of ['/auth', '/feedback/abc', '/obrigado/AAAA-AAAA']) {
      expect([address, (await policyOf(address)).includes('https:')]).toEqual([address, false]);
    }
    await set({ facebook_pixel_id: null });
  });

  it('leave the Tag Manager out until it is switched on as well', async () => {
    await set({ google_tag_manager_id: 'GTM-ABC123' });
    expect(await policyOf('/')).not.toContain('https:');
    await set({ google_tag_manager_enabled: true });
    expect(await policyOf('/')).toContain("script-src 'self'");
    expect(await policyOf('/')).toContain(' https:');
    await set({ google_tag_manager_id: null, google_tag_manager_enabled: false });
  });
});
