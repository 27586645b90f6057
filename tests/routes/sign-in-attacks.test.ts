import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { identity } from '#app/access/identity.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { eventsOf, member, openSessions, post, raise, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  leftOf,
  newAddress,
  PASSWORD,
  setUpAtOnce,
  superadmins,
  tenUseTheLink,
  withoutSuperadmin,
} from './set-up-posts.ts';

const site = useBuiltSite();
const signIn = (person: { email: string; password: string }, more = {}, given = {}) =>
  post(site(), areaPaths.auth, { email: person.email, password: person.password, ...more }, given);
const accountWith = (cookie: string) => site().ask(authPaths.account, { headers: { cookie } });

describe('the set-up link, used at the same moment', () => {
  it('by ten people creates one superadmin, and leaves nothing of the others', () =>
    tenUseTheLink([site()]));

  it('by people with accounts leaves those accounts as they were', async () => {
    await withoutSuperadmin();
    const people = await Promise.all(Array.from({ length: 3 }, member));
    const addresses = people.map(({ email }) => email);
    await setUpAtOnce([site()], [...addresses, newAddress(), newAddress()]);
    const left = await leftOf(addresses);
    expect([left?.users, left?.profiles, left?.passwords]).toEqual(
      Array.from({ length: 3 }, () => addresses.toSorted()),
    );
    for (const person of people) expect((await signIn(person)).status).toBe(303);
    expect(await superadmins()).toHaveLength(1);
  });

  it('by one person ten times creates the account once, and signs in', async () => {
    await withoutSuperadmin();
    const email = newAddress();
    const answers = await setUpAtOnce(
      [site()],
      Array.from({ length: 10 }, () => email),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await superadmins()).toEqual([email]);
    expect((await leftOf([email]))?.users).toEqual([email]);
    const { headers } = await signIn({ email, password: PASSWORD });
    expect(headers.location).toBe(`${areaPaths.admin}?done=signed-in`);
  });

  it('works also where another visitor has signed up with the address', async () => {
    await withoutSuperadmin();
    const squatter = await member();
    await sql('update identity.users set email_verified = false where id = $1', squatter.id);
    const [answer] = await setUpAtOnce([site()], [squatter.email]);
    expect([answer?.status, answer?.headers.location]).toEqual([
      303,
      `${areaPaths.admin}?done=set-up`,
    ]);
    expect((await signIn(squatter)).status).toBe(401);
  });
});

describe('a single-use link, used ten times at the same moment', () => {
  const later = () => new Date(Date.now() + 60_000);
  const stored = async (identifier: string, value: string) => {
    const { internalAdapter } = await identity().$context;
    await internalAdapter.createVerificationValue({ identifier, value, expiresAt: later() });
  };
  const statuses = async (path: string, fieldsOf: (place: number) => Record<string, string>) => {
    const posts = Array.from({ length: 10 }, (_, place) => post(site(), path, fieldsOf(place)));
    return (await Promise.all(posts)).map(({ status }) => status).sort();
  };
  const once = [303, ...Array.from({ length: 9 }, () => 410)];

  it('sets one new password', async () => {
    const person = await member();
    const token = randomUUID();
    await stored(`reset-password:${token}`, person.id);
    const passwordOf = (place: number) => `bigorna lilás quatorze ${place}`;
    expect(
      await statuses(authPaths.reset, (place) => ({ token, password: passwordOf(place) })),
    ).toEqual(once);
    const resets = (await eventsOf('password_reset')).filter(
      ({ user_id }) => user_id === person.id,
    );
    expect(resets).toHaveLength(1);
  });

  it('signs in once', async () => {
    const person = await member();
    const token = randomUUID();
    const hash = createHash('sha256').update(token).digest('base64url');
    await stored(`magic-link:${hash}`, JSON.stringify({ type: 'magic-link', email: person.email }));
    expect(await statuses(authPaths.useLink, () => ({ token }))).toEqual(once);
    expect(await openSessions(person)).toBe(1);
  });

  it('changes an address once, and of ten people one gets a free one', async () => {
    const to = newAddress();
    const attempts = await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        const { id, email } = await member();
        const token = `new-${randomUUID()}`;
        const change = { userId: id, from: email, to: place < 5 ? to : newAddress() };
        await stored(`change-email:${token}`, JSON.stringify(change));
        return token;
      }),
    );
    const [alone = ''] = attempts.slice(-1);
    expect(await statuses(authPaths.confirm, () => ({ token: alone }))).toEqual(once);
    const racing = attempts.slice(0, 5);
    const answers = await Promise.all(
      racing.map((token) => post(site(), authPaths.confirm, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410, 410]);
  });
});

describe('the redirect after a sign-in', () => {
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

  it('to the requested page of the site', async () => {
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
  it('a token from before is never used after the sign-in', async () => {
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

  it('a forged or changed cookie is anonymous', async () => {
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

  it('one past its idle or its absolute limit is anonymous', async () => {
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

  it('a deactivated user is notified only after the right password, and has no session', async () => {
    await raise((await member()).id);
    const person = await member();
    await sql('update public.user_profiles set is_active = false where user_id = $1', person.id);
    const answer = await signIn(person);
    expect([answer.status, sessionIn(answer)]).toEqual([403, '']);
    expect(answer.text).toContain('Acesso suspenso');
    expect(await openSessions(person)).toBe(0);
    const outsider = await signIn({ ...person, password: 'errada demais' });
    expect([outsider.status, outsider.text.includes('Acesso suspenso')]).toEqual([401, false]);
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
    '$path is closed to visitors without a session, for reading and for posting',
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
