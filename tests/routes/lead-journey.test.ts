import { describe, expect, it } from 'vitest';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadId, leadPost } from './lead-post.ts';

const site = useBuiltSite();

type Step = { path: string; group?: string; at: string; ms: number };
type Stored = {
  first_touch: Record<string, string>;
  last_touch: Record<string, string>;
  steps: Step[];
  visits: number | null;
};

const now = () => Date.now();
const step = (path: string, more: object = {}) => ({ path, at: now() - 60_000, ms: 5000, ...more });
const journey = (more: object = {}) => ({
  first: { at: now() - 120_000, host: 'www.google.com' },
  last: { at: now() - 60_000 },
  steps: [step('/servicos/consultoria')],
  ...more,
});

/** Sends a lead with whatever is given as its journey; what is kept of it. */
async function sent(given: unknown, { headers = {}, page = '/projeto/enviar' } = {}) {
  const { origin } = site();
  const id = leadId();
  const { status } = await site().ask(
    page,
    leadPost({
      origin,
      fields: { lead: id, journey: typeof given === 'string' ? given : JSON.stringify(given) },
      headers: { 'x-forwarded-for': nextAddress(), ...headers },
    }),
  );
  // Whatever is wrong with the journey, the lead is accepted.
  expect(status).toBe(303);
  const leads = await sql('select from public.qualification_submissions where id = $1', id);
  expect(leads).toHaveLength(1);
  const [row] = await sql<Stored>(
    'select * from public.lead_journeys where submission_id = $1',
    id,
  );
  return row;
}

describe('the journey of a lead', () => {
  it('is stored with pages of the site, their kinds and times', async () => {
    const row = await sent(
      journey({
        first: { at: now() - 86_400_000 * 19, source: 'google', medium: 'cpc', campaign: 'erp' },
        steps: [step('/'), step('/en/services/consulting'), step('/cases', { ms: 1234.6 })],
        visits: 3,
      }),
    );
    expect(row?.first_touch).toMatchObject({ source: 'google', medium: 'cpc', campaign: 'erp' });
    expect(Object.keys(row?.last_touch ?? {})).toEqual(['at']);
    expect(row?.steps.map(({ path, group, ms }) => ({ path, group, ms }))).toEqual([
      { path: '/', ms: 5000 },
      { path: '/en/services/consulting', group: 'service', ms: 5000 },
      { path: '/cases', group: 'cases', ms: 1235 },
    ]);
    expect(row?.visits).toBe(3);
  });

  it('stores only public pages', async () => {
    const row = await sent(
      journey({
        steps: [
          ...[
            '/admin',
            '/wp-login.php',
            '//evil.example/',
            '/cases?email=a@b.c',
            '/cases#x',
            'cases',
          ],
          ...['/obrigado/7H2K-9QX4', '/feedback/segredo', '/privacidade/solicitacao/segredo'],
          ...['/lab/workshops/nenhum', '/%00', '/\u0000', `/${'a'.repeat(5000)}`, '/__proto__', ''],
        ].map((path) => step(path)),
      }),
    );
    expect(row?.steps).toEqual([]);
  });

  it('stores the last twenty of many', async () => {
    const steps = Array.from({ length: 60 }, (_, number) =>
      step(number < 40 ? '/cases' : '/faq', { at: now() - 1000 * (60 - number) }),
    );
    const row = await sent(journey({ steps }));
    expect(row?.steps.map(({ path }) => path)).toEqual(Array(20).fill('/faq'));
  });

  it('shortens texts that are too long, and removes what cannot be stored', async () => {
    const odd = `\u0000a\ud800${'b'.repeat(900)}\u0007`;
    const row = await sent(
      journey({
        first: { at: now(), host: 'evil.example/<b>', source: odd, medium: 7, campaign: '  ' },
        steps: [step('/faq', { ms: 1e12, extra: 'x'.repeat(500), group: 'service' })],
        visits: -4,
      }),
    );
    expect(row?.first_touch).toEqual({
      at: row?.first_touch['at'],
      source: `a\ufffd${'b'.repeat(198)}`,
    });
    expect(row?.steps).toEqual([
      { path: '/faq', group: 'faq', at: row?.steps[0]?.at, ms: 21_600_000 },
    ]);
    expect(row?.visits).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['bytes of zero', '\u0000\u0000'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['a text', '"journey"'],
    ['steps of another kind', { ...journey(), steps: 'all' }],
    ['no first touch', { ...journey(), first: undefined }],
    ['a time as text', { ...journey(), first: { at: '2026-11-01' } }],
    ['a time before the site', { ...journey(), first: { at: 1 } }],
    ['a time to come', { ...journey(), last: { at: Date.now() + 86_400_000 } }],
    ['far too much', JSON.stringify(journey({ more: 'x'.repeat(50_000) }))],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('is left out where it is %s', async (_, given) => {
    expect(await sent(given)).toBeUndefined();
  });

  it('is left out where there is none, and with Global Privacy Control', async () => {
    expect(await sent('')).toBeUndefined();
    expect(await sent(journey(), { headers: { 'sec-gpc': '1' } })).toBeUndefined();
  });

  it('is stored with leads of page forms too', async () => {
    const { origin } = site();
    const id = leadId();
    const body = new URLSearchParams({ lead: id, journey: JSON.stringify(journey()) });
    for (const [name, value] of Object.entries({
      name: 'Ana Souza',
      email: 'ana@padaria.example',
      message: 'Preciso de um sistema de pedidos.',
    })) {
      body.set(`answers.${name}`, value);
    }
    const { status } = await site().ask('/contato/enviar', {
      ...leadPost({ origin, headers: { 'x-forwarded-for': nextAddress() } }),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(String(body))),
        origin,
        'x-forwarded-for': nextAddress(),
      },
      body: String(body),
    });
    expect(status).toBe(303);
    expect(await sql('select from public.lead_journeys where submission_id = $1', id)).toHaveLength(
      1,
    );
  });
});
