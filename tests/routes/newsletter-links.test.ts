import { describe, expect, it } from 'vitest';
import { confirmPath, unsubscribePath } from '#app/features/newsletter/newsletter-links.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { eventsOf, type Row, rowOf, subscribed } from './newsletter-posts.ts';

const site = useBuiltSite();

const confirmLink = (row: Row, locale: Locale = 'pt-BR') =>
  confirmPath(locale, { id: row.id, askedAt: row.asked_at });
const leaveLink = (row: Row, locale: Locale = 'pt-BR') => unsubscribePath(locale, row.id);
const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';

/** The button of a page behind a link: its token travels in the body. */
function press(link: string, fields: Record<string, string> = {}) {
  return site().ask(link.split('?')[0] ?? '', {
    method: 'POST',
    headers: { origin: site().origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ token: tokenIn(link), ...fields })),
  });
}

/** What a mail program posts, without a page. */
const oneClick = (link: string, body = 'List-Unsubscribe=One-Click', headers = {}) =>
  site().ask(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

const confirmed = async () => {
  const row = await subscribed(site());
  await press(confirmLink(row));
  return row;
};
const shows = (text: string, ...parts: string[]) => {
  for (const part of parts) expect(text).toContain(part);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
};

describe.each(LOCALES)('%s', (locale) => {
  it('opening a link ten times changes nothing, pressing its button does', async () => {
    const row = await subscribed(site(), { locale });
    const title = locale === 'en' ? 'Confirmation pending' : 'Confirmação pendente';
    for (let turn = 0; turn < 10; turn += 1) {
      for (const method of ['GET', 'HEAD']) {
        const { status } = await site().ask(confirmLink(row, locale), { method });
        expect(status).toBe(200);
      }
    }
    shows((await site().ask(confirmLink(row, locale))).text, title, '<button');
    expect(await rowOf(row.email)).toMatchObject({ status: 'pending' });

    const answer = await press(confirmLink(row, locale));
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      pathTo('newsletterConfirmed', locale),
    ]);
    expect(await rowOf(row.email)).toMatchObject({ status: 'active' });

    for (let turn = 0; turn < 10; turn += 1) await site().ask(leaveLink(row, locale));
    expect(await rowOf(row.email)).toMatchObject({ status: 'active' });
    const left = await press(leaveLink(row, locale));
    expect([left.status, left.headers.location]).toEqual([
      303,
      pathTo('newsletterUnsubscribed', locale),
    ]);
    expect(await rowOf(row.email)).toMatchObject({ status: 'unsubscribed' });
    expect(await eventsOf(row.id)).toEqual(['asked form', 'confirmed link', 'unsubscribed link']);
  });

  it('reports the result on a page without personal data', async () => {
    const message = {
      newsletterSubscribed: {
        'pt-BR': ['Inscrição realizada!', 'Verifique seu e-mail para confirmar a inscrição.'],
        en: ['You’re signed up.', 'Check your email to confirm your subscription.'],
      },
      newsletterPending: {
        'pt-BR': ['Confirmação pendente', 'Verifique seu e-mail para confirmar a inscrição.'],
        en: ['Confirmation pending', 'Check your email to confirm your subscription.'],
      },
      newsletterConfirmed: { 'pt-BR': ['Inscrição confirmada'], en: ['Subscription confirmed'] },
      newsletterUnsubscribed: { 'pt-BR': ['Descadastro realizado'], en: ['You’ve unsubscribed'] },
    } as const;
    for (const [name, words] of Object.entries(message)) {
      const { status, text } = await site().ask(pathTo(name as keyof typeof message, locale));
      expect(status).toBe(200);
      shows(text, ...words[locale]);
    }
  });
});

describe('a link to confirm', () => {
  it('that was used reports that', async () => {
    const row = await confirmed();
    const { status, text } = await site().ask(confirmLink(row));
    expect(status).toBe(200);
    shows(text, 'Já inscrito!');
    expect((await press(confirmLink(row))).text).toContain('Já inscrito!');
    expect(await eventsOf(row.id)).toEqual(['asked form', 'confirmed link']);
  });

  it('that has expired offers another mail, and only that', async () => {
    const row = await subscribed(site());
    await sql(
      `update public.newsletter_subscriptions set asked_at = now() - interval '73 hours'
       where id = $1`,
      row.id,
    );
    await sql(
      `update private.rate_limits set hits = array(select hit - interval '1 hour' from unnest(hits) hit)`,
    );
    const old = (await rowOf(row.email)) as Row;
    const { status, text } = await site().ask(confirmLink(old));
    expect(status).toBe(410);
    shows(text, 'Este link venceu', 'Mandar outro link');
    expect((await press(confirmLink(old))).status).toBe(410);
    const { status: sent, headers } = await press(confirmLink(old), { intent: 'again' });
    expect([sent, headers.location]).toEqual([303, pathTo('newsletterPending', 'pt-BR')]);
    const renewed = (await rowOf(row.email)) as Row;
    expect(renewed.asked_at.getTime()).toBeGreaterThan(old.asked_at.getTime());
    expect((await press(confirmLink(renewed))).status).toBe(303);
  });

  it('of an ended subscription does not subscribe again', async () => {
    const row = await confirmed();
    await press(leaveLink(row));
    const { status, text } = await press(confirmLink(row));
    expect(status).toBe(200);
    shows(text, 'Inscrição encerrada');
    expect(await rowOf(row.email)).toMatchObject({ status: 'unsubscribed' });
  });

  it.each([
    [
      'changed by a letter',
      (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['made for leaving', (_: string, row: Row) => tokenIn(leaveLink(row))],
    ['of another moment', (token: string) => token.replace(/\.[a-z0-9]+\./, '.zzzz.')],
    ['cut in half', (token: string) => token.slice(0, token.length / 2)],
    ['of 10,000 letters', () => 'x'.repeat(7000)],
    ['with a zero in it', () => 'a\u0000b'],
    ['not there', () => '.'],
  ])('%s is recognised by nobody', async (_, forged) => {
    const row = await subscribed(site());
    const token = forged(tokenIn(confirmLink(row)), row);
    const link = `${pathTo('newsletterConfirm', 'pt-BR')}?${new URLSearchParams({ token })}`;
    const { status, text } = await site().ask(link);
    expect(status).toBe(404);
    shows(text, 'Link não reconhecido');
    expect((await press(link)).status).toBe(404);
    expect(await rowOf(row.email)).toMatchObject({ status: 'pending' });
  });
});

describe('leaving', () => {
  it('is idempotent, and shows “Descadastro realizado”', async () => {
    const row = await confirmed();
    await press(leaveLink(row));
    shows((await site().ask(leaveLink(row))).text, 'Descadastro realizado');
    expect((await press(leaveLink(row))).status).toBe(303);
    expect(await eventsOf(row.id)).toHaveLength(3);
  });

  it('by an invalid link shows “Erro no descadastro”', async () => {
    const link = `${pathTo('newsletterUnsubscribe', 'pt-BR')}?token=nonsense`;
    const { status, text } = await site().ask(link);
    expect(status).toBe(404);
    shows(text, 'Erro no descadastro');
    expect((await press(link)).status).toBe(404);
    expect((await oneClick(link)).status).toBe(404);
  });
});

describe('one click of a mail program', () => {
  it.each(LOCALES)('ends the subscription without a page of ours (%s)', async (locale) => {
    const row = await confirmed();
    const { status } = await oneClick(leaveLink(row, locale));
    expect(status).toBe(200);
    expect(await rowOf(row.email)).toMatchObject({ status: 'unsubscribed' });
    expect((await eventsOf(row.id)).at(-1)).toBe('unsubscribed one_click');
    expect((await oneClick(leaveLink(row, locale))).status).toBe(200);
  });

  it('may come as a multipart form', async () => {
    const row = await confirmed();
    const body = [
      '--x',
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      '',
      'One-Click',
      '--x--',
      '',
    ].join('\r\n');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await oneClick(leaveLink(row), body, headers)).status).toBe(200);
    expect(await rowOf(row.email)).toMatchObject({ status: 'unsubscribed' });
  });

  it.each([
    ['another body', 'token=x', {}],
    ['more than the one field', 'List-Unsubscribe=One-Click&token=x', {}],
    ['no body', '', {}],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'content-type': 'application/json' }],
    ['a page of another site', 'List-Unsubscribe=One-Click', { 'sec-fetch-site': 'cross-site' }],
  ])('is that body and no other: %s is refused', async (_, body, headers) => {
    const row = await confirmed();
    const { status } = await oneClick(leaveLink(row), body, {
      origin: 'https://evil.example',
      ...headers,
    });
    expect(status).toBe(403);
    expect(await rowOf(row.email)).toMatchObject({ status: 'active' });
  });

  it('bypasses the origin check at that address only', async () => {
    const row = await subscribed(site());
    for (const path of [confirmLink(row), '/carreiras/enviar', '/newsletter/inscrever', '/admin']) {
      expect((await oneClick(path)).status).toBe(403);
    }
    const body = `List-Unsubscribe=${'x'.repeat(9000)}`;
    expect((await oneClick(leaveLink(row), body)).status).toBe(413);
    expect(await rowOf(row.email)).toMatchObject({ status: 'pending' });
  });
});
