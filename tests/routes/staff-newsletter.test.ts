import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#app/access/permissions.ts';
import en from '#app/features/newsletter/admin/staff-newsletter/locales/en.json' with {
  type: 'json',
};
import pt from '#app/features/newsletter/admin/staff-newsletter/locales/pt-BR.json' with {
  type: 'json',
};
import mail from '#app/features/newsletter/locales/en.json' with { type: 'json' };
import { post, eventsOf as securityEvents, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { eventsOf, newEmail, rowOf, signUp, subscribed } from './newsletter-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const LIST = '/admin/newsletter';

type Who = Role | 'client';
const staff = {} as Record<Who, SignedIn>;
beforeAll(async () => {
  for (const role of ROLES) staff[role] = await signedIn(site(), role);
  staff.client = await signedIn(site(), null);
});
const see = (path: string, who: Who, language?: 'en') =>
  visit(site(), path, `${staff[who].cookie}${language ? '; preferred-locale=en' : ''}`);
const act = (id: string, intent: string, who: Who) =>
  post(site(), `${LIST}/${id}`, { intent }, { cookie: staff[who].cookie });

describe('the list', () => {
  it('finds an address, and shows administrators the figures of all', async () => {
    const { email } = await subscribed(site());
    await subscribed(site());
    const found = await see(`${LIST}?text=${email.slice(0, 12).toUpperCase()}`, 'admin');
    expect(found.status).toBe(200);
    expect(found.text).toContain(email);
    expect(found.text.match(/id="subscription-/g)).toHaveLength(1);
    // Behind a filter the rows are what is looked for, and figures of all would be read as theirs.
    expect(found.text).not.toContain(pt.stats.title);
    const none = await see(`${LIST}?status=unsubscribed&text=${email}`, 'admin', 'en');
    expect(none.text).not.toContain(`${email}</b>`);
    expect(none.text).not.toContain(en.history.questions.confirmed.day);
    const whole = (await see(LIST, 'admin', 'en')).text;
    expect(whole).toContain(en.stats.title);
    const question = whole.indexOf(en.history.questions.confirmed.day);
    expect(question).toBeGreaterThan(0);
    expect(question).toBeLessThan(whole.indexOf('id="subscription-'));
    const managers = (await see(LIST, 'manager')).text;
    expect(managers).not.toContain(pt.stats.title);
    expect(managers).toContain(pt.history.questions.confirmed.day);
  });

  it('goes on where the page before ended', async () => {
    const mark = 'fila';
    await sql(
      `insert into public.newsletter_subscriptions (email, consent_version, consent_locale)
       select '${mark}' || lpad(n::text, 3, '0') || '@casa.example', 'v1', 'pt-BR'
       from generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    for (let path = `?text=${mark}`; path; ) {
      const { text } = await see(`${LIST}${path}`, 'analyst');
      seen.push(...[...text.matchAll(/<b>(fila\d+)@/g)].map(([, name = '']) => name));
      const next =
        /href="[^"?]*(\?[^"]*after=[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
      path = seen.length < 120 ? next : '';
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it.each([
    [undefined, 'Erro ao carregar inscrições'],
    ['en', en.failed.title],
  ] as const)('says that it could not be loaded, %s', async (language, message) => {
    await sql('alter function public.newsletter_sources() rename to away');
    try {
      const { status, text } = await see(LIST, 'admin', language);
      expect(status).toBe(503);
      expect(text).toContain(message);
    } finally {
      await sql('alter function public.away() rename to newsletter_sources');
    }
    expect((await see(LIST, 'admin')).status).toBe(200);
  });
});

describe('the file', () => {
  it('holds the filtered list, and nothing in it is a formula', async () => {
    const email = `=cmd-${newEmail()}`;
    await signUp(site(), { email });
    const file = await see(`${LIST}/export?text=${encodeURIComponent(email)}`, 'admin');
    expect(file.headers['content-disposition']).toContain('newsletter.csv');
    const [head = '', line = '', ...rest] = file.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(rest).toEqual([]);
    const cells = line.split(';');
    const cellOf = (name: string) => cells[head.split(';').indexOf(name)];
    expect([cellOf(pt.email), cellOf(pt.status)]).toEqual([`'${email}`, pt.statuses.pending]);
    await expect
      .poll(async () => (await securityEvents('newsletter_exported')).at(-1)?.user_id)
      .toBe(staff.admin.id);
  });
});

describe('the proof', () => {
  it('shows the very text in the language it was read in, and all that happened', async () => {
    const { id } = await subscribed(site(), { locale: 'en' });
    const { text } = await see(`${LIST}/${id}`, 'analyst');
    expect(text).toContain(`<blockquote lang="en">${mail.form.consent}`);
    expect(text).toContain(pt.proof.events.asked);
    // What an analyst may not do is disabled there.
    expect(text).toMatch(/aria-disabled="true"[^>]*>/);
    expect(text).not.toContain('value="unsubscribe"');
  });

  it('sends the confirmation again within the limits of the mailbox, then ends it', async () => {
    const { id, email } = await subscribed(site());
    // What a visitor has just asked for does not count against what staff send.
    const sent = await act(id, 'resend', 'manager');
    expect([sent.status, sent.text.includes(pt.outcomes.done.resend)]).toEqual([200, true]);
    const again = await act(id, 'resend', 'manager');
    expect([again.status, again.text.includes(pt.outcomes.limited)]).toEqual([429, true]);
    const ended = await act(id, 'unsubscribe', 'manager');
    expect(ended.text).toContain(pt.outcomes.done.unsubscribe);
    expect(ended.text).not.toContain(pt.acts.title);
    expect((await rowOf(email))?.status).toBe('unsubscribed');
    expect(await eventsOf(id)).toEqual(['asked form', 'resent staff', 'unsubscribed staff']);
    expect((await act(id, 'unsubscribe', 'manager')).status).toBe(409);
    expect((await act(id, 'resend', 'manager')).status).toBe(409);
  });

  it('of nobody is a 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await see(`${LIST}/${id}`, 'admin')).status).toBe(404);
      expect((await act(id, 'resend', 'admin')).status).toBe(404);
    }
  });
});

it.each([...ROLES, 'client'] as const)('%s gets as far as the permission goes', async (who) => {
  const { id, email } = await subscribed(site());
  const may = (roles: Who[]) => (roles.includes(who) ? 200 : 403);
  const readers: Who[] = ['superadmin', 'admin', 'manager', 'analyst'];
  expect((await see(LIST, who)).status).toBe(may(readers));
  expect((await see(`${LIST}/${id}`, who)).status).toBe(may(readers));
  expect((await see(`${LIST}/export`, who)).status).toBe(may(['superadmin', 'admin', 'manager']));
  const ended = await act(id, 'unsubscribe', who);
  expect(ended.status).toBe(may(['superadmin', 'admin', 'manager']));
  const { status } = (await rowOf(email)) ?? {};
  expect(status).toBe(ended.status === 200 ? 'unsubscribed' : 'pending');
});
