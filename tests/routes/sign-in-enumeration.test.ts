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
    const answers: object[] = [];
    const unconfirmed = await member();
    await sql('update identity.users set email_verified = false where id = $1', unconfirmed.id);
    for (const email of [(await member()).email, unconfirmed.email, unknown()]) {
      const { path, fields } = door(email);
      const { status, headers, text } = await post(site(), path, fields, { language });
      const { location, 'set-cookie': cookies } = headers;
      answers.push({ status, location, cookies, text: said(text, email) });
    }
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
  });
});

describe('how long an answer takes', () => {
  const middle = (times: number[]) =>
    times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const quick = Object.entries(doors).filter(([name]) => name !== 'signing in');
  it.each(quick)('%s takes no shorter for an address nobody has', async (_, door) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 3; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const { path, fields } = door(kind === 'known' ? (await member()).email : unknown());
        const began = performance.now();
        await post(site(), path, fields);
        times[kind].push(performance.now() - began);
      }
    }
    // The floor under every such answer; above it the machine's own noise.
    expect(middle(times.known)).toBeGreaterThanOrEqual(390);
    expect(middle(times.unknown)).toBeGreaterThanOrEqual(390);
  });
});

describe('mails to a stranger', () => {
  it('stop after some an hour, in the same words for everybody', async () => {
    for (const email of [(await member()).email, unknown()]) {
      for (let sent = 0; sent < TRIES.mail.max; sent += 1) {
        expect((await post(site(), authPaths.forgot, { email })).status).toBe(303);
      }
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
    for (const path of [authPaths.confirm, authPaths.useLink]) {
      const { status, headers } = await post(site(), path, { token });
      expect([path, status, headers['set-cookie']]).toEqual([path, 410, undefined]);
    }
    const fields = { token, password: 'bigorna lilás quatorze' };
    expect((await post(site(), authPaths.reset, fields)).status).toBe(410);
  });
});
