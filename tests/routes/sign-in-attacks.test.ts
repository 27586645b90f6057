import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areaPaths, authPaths } from '#app/paths.ts';
import { eventsOf, member, openSessions, post, raise, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const signIn = (person: { email: string; password: string }, more = {}, given = {}) =>
  post(site(), areaPaths.auth, { email: person.email, password: person.password, ...more }, given);
const accountWith = (cookie: string) => site().ask(authPaths.account, { headers: { cookie } });

describe('where a sign-in leads', () => {
  const elsewhere = [
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/servicos',
    '/admin/../../evil',
    '/adminevil',
    '/auth/sign-out',
    '\\\\evil.example',
    'http://localhost/admin',
  ];
  it.each(elsewhere)('never to %j', async (from) => {
    const { status, headers } = await signIn(await member(), { from });
    expect([status, headers.location]).toEqual([303, `${areaPaths.portal}?done=signed-in`]);
  });

  it('to the page of ours that was wanted', async () => {
    const { headers } = await signIn(await member(), { from: '/admin/leads?estado=new' });
    expect(headers.location).toBe('/admin/leads?estado=new&done=signed-in');
  });

  it('the page for confirming with the password follows the same rule', async () => {
    const person = await member();
    const cookie = sessionIn(await signIn(person));
    const fields = { password: person.password, from: 'https://evil.example' };
    const { headers } = await post(site(), authPaths.again, fields, { cookie });
    expect(headers.location).toBe(`${areaPaths.portal}?done=again`);
  });
});

describe('sessions', () => {
  it('a token that was there before is never the one after', async () => {
    const person = await member();
    const planted = sessionIn(await signIn(await member()));
    const answer = await signIn(person, {}, { cookie: planted });
    const own = sessionIn(answer);
    expect(own).not.toBe('');
    expect(own).not.toBe(planted);
    // What was planted does not open the account, nor anything else any more.
    expect((await accountWith(planted)).status).toBe(303);
    expect((await accountWith(own)).status).toBe(200);
  });

  it('cookies are closed to scripts, bound to this host, and sent to it alone', async () => {
    const { headers } = await signIn(await member());
    const [cookie = ''] = (headers['set-cookie'] ?? []).filter((one) => one.includes('session'));
    expect(cookie).toMatch(/^__Host-forja-session=/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
      expect(cookie.toLowerCase()).toContain(part.toLowerCase());
    }
    expect(cookie.toLowerCase()).not.toContain('domain=');
  });

  it('a forged or changed cookie is a stranger', async () => {
    const person = await member();
    const cookie = sessionIn(await signIn(person));
    const [name = '', value = ''] = cookie.split('=', 2);
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const forged = [
      token,
      `${token}.`,
      `${token}.${signature.split('').reverse().join('')}`,
      `${randomUUID().replaceAll('-', '')}.${signature}`,
      `${token}.${Buffer.from('x'.repeat(32)).toString('base64')}`,
      "' or 1=1 --",
      '%E0%A4%A',
    ];
    for (const made of forged) {
      const { status, headers } = await accountWith(`${name}=${encodeURIComponent(made)}`);
      expect([made, status, headers.location]).toEqual([
        made,
        303,
        `${areaPaths.auth}?${new URLSearchParams({ from: authPaths.account })}`,
      ]);
    }
    expect((await accountWith(cookie)).status).toBe(200);
  });

  it('one past its idle or its absolute limit is a stranger', async () => {
    const person = await member();
    const cookie = sessionIn(await signIn(person));
    await sql(
      `update identity.sessions set created_at = now() - interval '15 days' where user_id = $1`,
      person.id,
    );
    expect((await accountWith(cookie)).status).toBe(303);
    const other = sessionIn(await signIn(person));
    await sql(
      `update identity.sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      person.id,
    );
    expect((await accountWith(other)).status).toBe(303);
  });

  it('a person who is kept out is told so, to her alone, and has no session', async () => {
    await raise((await member()).id);
    const person = await member();
    await sql('update public.user_profiles set is_active = false where user_id = $1', person.id);
    const answer = await signIn(person);
    expect([answer.status, sessionIn(answer)]).toEqual([403, '']);
    expect(answer.text).toContain('Acesso suspenso');
    expect(await openSessions(person)).toBe(0);
    const stranger = await signIn({ ...person, password: 'errada demais' });
    expect([stranger.status, stranger.text.includes('Acesso suspenso')]).toEqual([401, false]);
    expect((await eventsOf('sign_in_refused')).map((event) => event.user_id)).toEqual([person.id]);
  });

  it('nobody ends the sessions of somebody else', async () => {
    const victim = await member();
    await signIn(victim);
    const [row] = await sql<{ id: string }>(
      'select id from identity.sessions where user_id = $1',
      victim.id,
    );
    const cookie = sessionIn(await signIn(await member()));
    await post(site(), authPaths.sessions, { end: row?.id }, { cookie });
    expect(await openSessions(victim)).toBe(1);
  });
});

describe('pages of the account', () => {
  const pages = Object.entries(authPaths)
    .filter(([, path]) => path.startsWith(authPaths.account))
    .map(([name, path]) => ({ name, path }));
  it.each(pages)(
    '$path is closed to strangers, for reading and for posting',
    async ({ path, name }) => {
      const read = await site().ask(path);
      const written = await post(site(), path, { name: 'X', locale: 'en' });
      const json = await post(site(), path, {}, { json: true });
      const refusals = [read, written, json].map(({ status, headers }) => [
        status,
        headers.location,
      ]);
      const refusal =
        name === 'passkeyAdd'
          ? [401, undefined]
          : [303, `${areaPaths.auth}?${new URLSearchParams({ from: path })}`];
      expect(refusals).toEqual([refusal, refusal, refusal]);
    },
  );

  it('are posted from pages of ours only', async () => {
    const person = await member();
    const cookie = sessionIn(await signIn(person));
    for (const { path } of [...pages, { path: areaPaths.auth }, { path: authPaths.signOut }]) {
      for (const origin of ['https://evil.example', 'null']) {
        const { status } = await post(site(), path, { end: 'all' }, { cookie, origin });
        expect([path, status]).toEqual([path, 403]);
      }
    }
    expect((await accountWith(cookie)).status).toBe(200);
  });
});
