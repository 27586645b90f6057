import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { breadth } from '../breadth.ts';
import { useBuiltSite } from './built-site.ts';
import { setPhones } from './company-rows.ts';
import { newEmail, rowOf, signUp, subscribed } from './newsletter-posts.ts';

/** The database is tried with 200 by its own tests. */
const AT_ONCE = breadth(40, 200);

const site = useBuiltSite();
beforeAll(setPhones);

/** What the page says of each refusal: specification §5 and §8 word by word in Portuguese. */
const TEXTS: Record<string, Record<Locale, [title: string, text: string]>> = {
  invalid: {
    'pt-BR': ['E-mail inválido', 'Por favor, insira um e-mail válido.'],
    en: ['Invalid email', 'Please enter a valid email address.'],
  },
  limited: {
    'pt-BR': ['Muitas tentativas', 'Por favor, aguarde alguns minutos antes de tentar novamente.'],
    en: ['Too many attempts', 'Please wait a few minutes before trying again.'],
  },
  failed: {
    'pt-BR': ['Erro na inscrição', 'Ocorreu um erro ao processar sua inscrição. Tente novamente.'],
    en: ['Subscription failed', 'Something went wrong with your subscription. Please try again.'],
  },
};

/** The ways to reach the team that are beside a refusal: as links of the page, and in the reply to a script. */
const WAYS = {
  whatsapp: expect.stringMatching(/^https:\/\/wa[.]me\/\d+$/),
  email: expect.stringContaining('@'),
  phone: { text: expect.any(String), href: expect.stringMatching(/^tel:/) },
};
function expectWays(html: string, locale: Locale): void {
  const start = html.indexOf(messages[locale].newsletter.form.ways);
  expect(start).toBeGreaterThan(0);
  const line = html.slice(start, html.indexOf('</p>', start));
  for (const way of ['href="https://wa.me/', 'href="mailto:', 'href="tel:']) {
    expect(line).toContain(way);
  }
}

/** Lets the database refuse the next sign-ups, as a fault of ours would. */
async function broken(work: () => Promise<void>): Promise<void> {
  await ownerSql('alter table public.newsletter_subscriptions rename to away');
  try {
    await work();
  } finally {
    await ownerSql('alter table public.away rename to newsletter_subscriptions');
  }
}

describe.each(LOCALES)('a post without scripts (%s)', (locale) => {
  it('redirects to a page whose address names the result', async () => {
    const email = newEmail();
    const answer = await signUp(
      site(),
      { email: ` ${email.toUpperCase()}\u200b\u202e ` },
      { locale },
    );
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      pathTo('newsletterSubscribed', locale),
    ]);
    expect(await rowOf(email)).toMatchObject({ status: 'pending', locale, ip_address: null });
  });

  it('without an address redirects to its page, and nothing happens', async () => {
    for (const fields of [{}, { email: '' }, { email: '   ' }] as Record<string, string>[]) {
      const back = `${site().origin}${pathTo('services', locale)}`;
      const headers = { referer: `${back}?utm_source=x` };
      const answer = await signUp(site(), fields, { locale, headers });
      expect([answer.status, answer.headers.location]).toEqual([303, back]);
    }
    for (const referer of ['https://evil.example/x', 'nonsense', '']) {
      const answer = await signUp(site(), { email: '' }, { locale, headers: { referer } });
      expect([answer.status, answer.headers.location]).toEqual([303, pathTo('content', locale)]);
    }
  });

  const refusals: [
    kind: string,
    status: number,
    email: string,
    ask: (email: string) => Promise<void>,
  ][] = [
    ['invalid', 422, 'marina@', async () => {}],
    [
      'limited',
      429,
      'limite@casa.example',
      async (email) => {
        for (let turn = 0; turn < 3; turn += 1) {
          await signUp(site(), { email, session: `limited-${locale}` }, { locale });
        }
      },
    ],
  ];
  it.each(refusals)(
    '%s: %i, in the words of the site, with what was typed',
    async (kind, status, email, before) => {
      await before(email);
      const fields = { email, session: `limited-${locale}` };
      const answer = await signUp(site(), fields, { locale });
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
      const [title, text] = TEXTS[kind]?.[locale] ?? ['', ''];
      expect(answer.text).toContain(`>${title}</h1>`);
      expect(answer.text).toContain(text);
      expect(answer.text).toContain(`value="${email}"`);
      // The language switch does not say that it worked.
      for (const other of LOCALES) {
        expect(answer.text).not.toContain(`href="${pathTo('newsletterSubscribed', other)}"`);
      }
      const script = await signUp(site(), fields, { locale, json: true });
      const ways = kind === 'invalid' ? {} : { ways: WAYS };
      expect([script.status, JSON.parse(script.text)]).toEqual([
        status,
        { outcome: kind, ...ways },
      ]);
      if (kind !== 'invalid') expectWays(answer.text, locale);
    },
  );

  it('suggests another domain once', async () => {
    const email = newEmail().replace('casa.example', 'gmail.con');
    const questioned = await signUp(site(), { email }, { locale });
    expect(questioned.status).toBe(422);
    expect(questioned.text).toContain(
      { 'pt-BR': 'Você quis dizer gmail.com?', en: 'Did you mean gmail.com?' }[locale],
    );
    expect(questioned.text).toContain(`name="email_seen" value="${email}"`);
    const script = await signUp(site(), { email }, { locale, json: true });
    expect([script.status, JSON.parse(script.text)]).toEqual([
      422,
      { outcome: 'domain', domain: 'gmail.com' },
    ]);
    expect(await rowOf(email)).toBeUndefined();
    const again = await signUp(site(), { email, email_seen: email }, { locale });
    expect(again.status).toBe(303);
    expect(await rowOf(email)).toMatchObject({ status: 'pending' });
  });

  it('reports a fault, and keeps the typed texts', async () => {
    const email = newEmail();
    await broken(async () => {
      const answer = await signUp(site(), { email }, { locale });
      expect(answer.status).toBe(500);
      const [title, text] = TEXTS['failed']?.[locale] ?? ['', ''];
      expect(answer.text).toContain(`>${title}</h1>`);
      expect(answer.text).toContain(text);
      expect(answer.text).toContain(`value="${email}"`);
      const script = await signUp(site(), { email }, { locale, json: true });
      expect([script.status, JSON.parse(script.text)]).toEqual([
        500,
        { outcome: 'failed', ways: WAYS },
      ]);
      expectWays(answer.text, locale);
    });
    expect((await signUp(site(), { email }, { locale })).status).toBe(303);
  });

  it('a GET of the address redirects to the form', async () => {
    const { status, headers, text } = await site().ask(endpointPath('newsletterSubmit', locale));
    expect([status, headers.location]).toEqual([303, `${pathTo('content', locale)}#carta`]);
    expect(text).toBe('');
    expect((await site().ask(pathTo('content', locale))).text).toContain('id="carta"');
  });
});

describe('addresses cannot be probed', () => {
  it('a known address gets the same response as a new one, in every state', async () => {
    const row = await subscribed(site());
    const states = [
      '',
      `update public.newsletter_subscriptions set status = 'active', confirmed_at = now() where id = '${row.id}'`,
      `update public.newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now() where id = '${row.id}'`,
    ];
    const fresh = await signUp(site(), { email: newEmail() }, { json: true });
    for (const state of states) {
      if (state) await ownerSql(state);
      const known = await signUp(site(), { email: row.email }, { json: true });
      expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    }
  });
});

describe('limits', () => {
  it(`of ${AT_ONCE} posts at once by one visitor exactly three are accepted`, async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        signUp(site(), { email: newEmail(), session: 'one-and-the-same' }, { json: true }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([3, AT_ONCE - 3]);
  });

  it('without an identifier network address and browser count', async () => {
    const from = '192.0.2.77';
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      statuses.push((await signUp(site(), { email: newEmail() }, { from })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });
});

it('first touch, page and browser are stored, and no network address', async () => {
  const email = newEmail();
  const headers = {
    referer: `${site().origin}/servicos?utm_source=pagina`,
    'user-agent': 'Mozilla/5.0 (teste)',
  };
  await signUp(site(), { email, utm_source: 'feira' }, { headers });
  expect(await rowOf(email)).toMatchObject({
    source_page: '/servicos',
    utm_source: 'feira',
    user_agent: 'Mozilla/5.0 (teste)',
    ip_address: null,
  });
  const other = newEmail();
  await signUp(site(), { email: other }, { headers });
  expect(await rowOf(other)).toMatchObject({ utm_source: 'pagina' });
});
