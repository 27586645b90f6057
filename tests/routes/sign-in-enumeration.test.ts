import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAILS } from '#app/access/limits.ts';
import pt from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import { areaPaths, authPaths } from '#app/paths.ts';
import { ageAllHits, deviceIn, eventsOf, member, nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const unknown = () => `${randomUUID()}@nobody.example`;

/** A page without what differs by nature: the address that was typed. */
const message = (text: string, email: string) => text.replaceAll(email, 'E-MAIL');

const doors = {
  'signing in': (email: string) => ({
    path: areaPaths.auth,
    fields: { email, password: 'errada demais' },
  }),
  'signing up': (email: string) => ({
    path: authPaths.signUp,
    fields: { name: 'Marina', email, password: 'bigorna lilás quatorze' },
  }),
  'asking for the confirmation again': (email: string) => ({
    path: authPaths.resend,
    fields: { email },
  }),
  'forgetting the password': (email: string) => ({ path: authPaths.forgot, fields: { email } }),
  'asking for a link': (email: string) => ({ path: authPaths.link, fields: { email } }),
};

describe.each(['pt-BR', 'en'] as const)('in %s', (language) => {
  it.each(Object.entries(doors))('%s does not disclose who has an account', async (_, door) => {
    const unconfirmed = await member();
    await sql('update identity.users set email_verified = false where id = $1', unconfirmed.id);
    const requestFor = [(await member()).email, unconfirmed.email, unknown()].map(async (email) => {
      const { path, fields } = door(email);
      const { status, headers, text } = await post(site(), path, fields, { language });
      const { location, 'set-cookie': cookies } = headers;
      return { status, location, cookies, text: message(text, email) };
    });
    const answers = await Promise.all(requestFor);
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
  });
});

describe('the time of a response', () => {
  const quick = Object.entries(doors).filter(([name]) => name !== 'signing in');
  it.each(quick)('%s takes no shorter for an unknown address', async (_, door) => {
    const { email: known } = await member();
    const times = [known, unknown()].map(async (email) => {
      const { path, fields } = door(email);
      const began = performance.now();
      await post(site(), path, fields);
      return performance.now() - began;
    });
    // The floor under every such answer; above it the machine's own noise.
    for (const time of await Promise.all(times)) expect(time).toBeGreaterThanOrEqual(390);
  });
});

describe('mails that an anonymous visitor requests', () => {
  const requestFor = (path: string, email: string, given = {}) =>
    post(site(), path, { email }, given);
  const linksOf = async ({ id }: { id: string }) =>
    (await sql('select from identity.verifications where value = $1', id)).length;

  it('are one for ten concurrent posts, and under way for later ones', async () => {
    const person = await member();
    const posts = Array.from({ length: 10 }, () => requestFor(authPaths.forgot, person.email));
    const answers = [
      ...(await Promise.all(posts)),
      await requestFor(authPaths.forgot, person.email),
    ];
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`))).toEqual(
      new Set([`303 ${authPaths.sent}?what=reset`]),
    );
    expect(await linksOf(person)).toBe(1);
    await ageAllHits('3 minutes');
    expect((await requestFor(authPaths.forgot, person.email)).status).toBe(303);
    expect(await linksOf(person)).toBe(2);
  });

  it('are limited by hour, with the same text for everybody, apart from other kinds', async () => {
    const person = await member();
    const cookie = deviceIn(await post(site(), areaPaths.auth, person));
    const both = [person.email, unknown()];
    const statuses = async (path: string, given = {}) =>
      (await Promise.all(both.map((email) => requestFor(path, email, given)))).map(
        ({ status }) => status,
      );
    for (let sent = 0; sent < MAILS.hour; sent += 1) {
      expect(await statuses(authPaths.link)).toEqual([303, 303]);
      await ageAllHits('4 minutes');
    }
    // The latest link still holds: it is the answer.
    expect(await statuses(authPaths.link)).toEqual([303, 303]);
    await ageAllHits('12 minutes');
    const refused = both.map(async (email) => {
      const from = nextAddress();
      const { status, text } = await requestFor(authPaths.link, email, { from });
      expect([status, text.includes(pt.refused.mails.text)]).toEqual([429, true]);
      expect((await eventsOf('rate_limited')).map((event) => event.ip_address)).toContain(from);
    });
    await Promise.all(refused);
    expect(await statuses(authPaths.forgot)).toEqual([303, 303]);
    expect(await statuses(authPaths.resend)).toEqual([303, 303]);
    // A browser that has signed the account in has a budget of its own, for that account.
    expect(await statuses(authPaths.link, { cookie })).toEqual([303, 429]);
    expect(await linksOf(person)).toBe(1);
  });

  it('carry no address that a visitor wrote into the name', async () => {
    const names = ['Veja http://evil.example', '<b>x</b>', 'a@evil.example', 'x\\y'];
    const refused = names.map(async (name) => {
      const fields = { name, email: unknown(), password: 'bigorna lilás quatorze' };
      expect((await post(site(), authPaths.signUp, fields)).status).toBe(422);
    });
    await Promise.all(refused);
  });
});

describe('links', () => {
  const made = [
    '',
    'x',
    'old-x',
    'new-x',
    `old-${'A'.repeat(43)}`,
    // Unsigned, and signed with another key.
    'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.',
    'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFAYi5jIn0.c2lnbmF0dXJl',
  ];
  it.each(made)('a made-up token %j opens nothing', async (token) => {
    const fields = { token, password: 'bigorna lilás quatorze' };
    const opened = [authPaths.confirm, authPaths.useLink, authPaths.reset].map(async (path) => {
      const { status, headers } = await post(site(), path, fields);
      expect([path, status, headers['set-cookie']]).toEqual([path, 410, undefined]);
    });
    await Promise.all(opened);
  });
});
