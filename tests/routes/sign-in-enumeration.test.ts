import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TRIES } from '#app/access/limits.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { eventsOf, member, nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const unknown = () => `${randomUUID()}@nobody.example`;

/** A page without what differs by nature: the address that was typed. */
const said = (text: string, email: string) => text.replaceAll(email, 'E-MAIL');

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
  it.each(Object.entries(doors))('%s does not tell who has an account', async (_, door) => {
    const unconfirmed = await member();
    await sql('update identity.users set email_verified = false where id = $1', unconfirmed.id);
    const asked = [(await member()).email, unconfirmed.email, unknown()].map(async (email) => {
      const { path, fields } = door(email);
      const { status, headers, text } = await post(site(), path, fields, { language });
      const { location, 'set-cookie': cookies } = headers;
      return { status, location, cookies, text: said(text, email) };
    });
    const answers = await Promise.all(asked);
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
  });
});

describe('how long an answer takes', () => {
  const quick = Object.entries(doors).filter(([name]) => name !== 'signing in');
  it.each(quick)('%s takes no shorter for an address nobody has', async (_, door) => {
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

describe('mails to a stranger', () => {
  it('stop after some an hour, in the same words for everybody', async () => {
    for (const email of [(await member()).email, unknown()]) {
      const sent = Array.from({ length: TRIES.mail.max }, () =>
        post(site(), authPaths.forgot, { email }),
      );
      for (const { status } of await Promise.all(sent)) expect(status).toBe(303);
      const from = nextAddress();
      const { status, text } = await post(site(), authPaths.forgot, { email }, { from });
      expect(status).toBe(429);
      expect(text).toContain('Muitas tentativas');
      expect((await eventsOf('rate_limited')).map((event) => event.ip_address)).toContain(from);
    }
  });

  it('carry no address that a stranger wrote into the name', async () => {
    for (const name of ['Veja http://evil.example', '<b>x</b>', 'a@evil.example', 'x\\y']) {
      const fields = { name, email: unknown(), password: 'bigorna lilás quatorze' };
      expect((await post(site(), authPaths.signUp, fields)).status).toBe(422);
    }
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
