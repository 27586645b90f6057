import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { TRIES } from '#app/access/limits.ts';
import auth from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import pt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import privacy from '#app/features/privacy/locales/pt-BR.json' with { type: 'json' };
import { adminPath, areaPaths, authPaths } from '#app/paths.ts';
import { eventsOf, member, openSessions, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { effectiveRoles, type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

/** Somebody whose last sign-in is longer ago than sensitive changes allow. */
async function longSignedIn(role: 'superadmin' | 'admin' | 'viewer'): Promise<SignedIn> {
  const person = await signedIn(site(), role);
  await sql(
    `update identity.sessions set created_at = created_at - interval '11 minutes'
     where user_id = $1`,
    person.id,
  );
  return person;
}

let superadmin: SignedIn;
beforeAll(async () => {
  superadmin = await longSignedIn('superadmin');
});

const MATRIX = { role: 'viewer', resource: 'financial', action: 'delete', allowed: 'true' };
const personPath = (id: string) => `/admin/people/${id}`;

describe('changes of access, with an old sign-in', () => {
  it('require the password, keep the typed texts, and change nothing', async () => {
    const { cookie } = superadmin;
    const target = await member();
    await sql(`insert into public.user_roles (user_id, role) values ($1, 'viewer')`, target.id);
    const [role] = await sql<{ id: string }>(
      'select id from public.user_roles where user_id = $1',
      target.id,
    );
    const invited = { email: 'nova@cliente.example', name: 'Nova Pessoa', role: 'viewer' };
    const posts: [string, Record<string, string>][] = [
      [personPath(target.id), { intent: 'grant', role: 'manager', reason: 'Cobre as férias' }],
      [personPath(target.id), { intent: 'end', roleId: role?.id ?? '' }],
      [personPath(target.id), { intent: 'reset-factor' }],
      ['/admin/people/invite', invited],
      ['/admin/people/roles', MATRIX],
      ['/admin/people/roles', { intent: 'second-step', role: 'viewer', demanded: 'true' }],
    ];
    for (const [path, fields] of posts) {
      const { status, text } = await post(site(), path, fields, { cookie });
      expect([path, status, text.includes(pt.refusals.sign_in_old)]).toEqual([path, 401, true]);
      for (const [name, value] of Object.entries(fields)) {
        expect(text).toContain(`type="hidden" name="${name}" value="${value}"`);
      }
    }
    expect(await effectiveRoles(target)).toEqual(['viewer']);
    expect(await sql('select from identity.users where email = $1', invited.email)).toEqual([]);
  });

  it('go through with the password, in a session with a new token', async () => {
    const person = await longSignedIn('superadmin');
    const target = await member();
    const grant = { intent: 'grant', role: 'manager', reason: 'Cobre as férias' };
    const answer = await post(
      site(),
      personPath(target.id),
      { ...grant, confirmPassword: person.password },
      { cookie: person.cookie },
    );
    expect([answer.status, answer.text.includes(pt.done.grant)]).toEqual([200, true]);
    expect(answer.text).not.toContain(person.password);
    expect(await effectiveRoles(target)).toEqual(['manager']);
    const own = sessionIn(answer);
    expect(own).not.toBe(person.cookie);
    expect(await openSessions(person)).toBe(1);
    expect((await visit(site(), '/admin/people', person.cookie)).status).toBe(303);
    // The new session is fresh: what follows is not asked again.
    const next = await post(site(), '/admin/people/roles', MATRIX, { cookie: own });
    expect(next.status).toBe(200);
    const invited = { email: 'outra@cliente.example', name: 'Outra', role: 'viewer' };
    expect((await post(site(), '/admin/people/invite', invited, { cookie: own })).status).toBe(303);
  });

  it('the erasure of a person waits for the password', async () => {
    const person = await longSignedIn('admin');
    const id = randomUUID();
    await sql(
      `insert into public.privacy_requests (id, protocol, kind, state, email, proved_at)
       values ($1, 'P-SENSITIVE', 'deletion', 'open', 'titular@alvo.example', now())`,
      id,
    );
    const stateOf = async () => {
      const [row] = await sql<{ state: string }>(
        'select state from public.privacy_requests where id = $1',
        id,
      );
      return row?.state;
    };
    const path = adminPath('privacyRequestScreen', { id });
    const erase = { outcome: 'erase' };
    const { status, text } = await post(site(), path, erase, { cookie: person.cookie });
    expect([status, text.includes(privacy.admin.failed.sign_in_old)]).toEqual([401, true]);
    expect(text).toContain('type="hidden" name="outcome" value="erase"');
    expect(await stateOf()).toBe('open');
    const confirmed = { ...erase, confirmPassword: person.password };
    const done = await post(site(), path, confirmed, { cookie: person.cookie });
    expect([done.status, done.text.includes(privacy.admin.done.erase)]).toEqual([200, true]);
    expect(await stateOf()).not.toBe('open');
  });

  it('are refused with a wrong password, which is recorded, counted and never shown', async () => {
    const person = await longSignedIn('admin');
    const target = await member();
    const wrong = () =>
      post(
        site(),
        personPath(target.id),
        { intent: 'grant', role: 'viewer', confirmPassword: 'errada demais' },
        { cookie: person.cookie },
      );
    for (let tried = 0; tried < TRIES.account.max; tried += 1) {
      const { status, text } = await wrong();
      expect([status, text.includes(pt.refusals.password_wrong)]).toEqual([422, true]);
      expect(text).not.toContain('errada demais');
    }
    const { status, text } = await wrong();
    expect([status, text.includes(pt.refusals.tries_exhausted)]).toEqual([429, true]);
    expect(await effectiveRoles(target)).toEqual([]);
    const failed = (await eventsOf('sign_in_failed')).filter((each) => each.user_id === person.id);
    expect(failed).toHaveLength(TRIES.account.max);
  });

  it('keep what was typed where no more attempts are allowed', async () => {
    const { cookie, email } = await longSignedIn('admin');
    const forms: [string, Record<string, string>][] = [
      ['/admin/api-keys/new', { name: 'Contabilidade', scopes: 'crm:read', life: '30' }],
      ['/admin/webhooks/new', { name: 'Financeiro', url: 'https://h.example', events: 'deal.won' }],
    ];
    for (let tried = 0; tried < TRIES.account.max; tried += 1) {
      await post(site(), areaPaths.auth, { email, password: 'errada demais' });
    }
    for (const [path, fields] of forms) {
      const typed = { ...fields, confirmPassword: 'errada demais' };
      const { status, text } = await post(site(), path, typed, { cookie });
      const kept = text.includes(`value="${fields['name']}"`);
      expect([path, status, kept]).toEqual([path, 429, true]);
    }
  });

  it('are refused at once without the permission', async () => {
    const { cookie } = await longSignedIn('admin');
    const { status, text } = await post(site(), '/admin/people/roles', MATRIX, { cookie });
    expect([status, text.includes(pt.refusals.superadmin_only)]).toEqual([403, true]);
  });

  it('need no password where they only remove access', async () => {
    const target = await member();
    for (const intent of ['end-sessions', 'deactivate', 'activate']) {
      const { cookie } = superadmin;
      const { status } = await post(site(), personPath(target.id), { intent }, { cookie });
      expect([intent, status]).toEqual([intent, 200]);
    }
  });
});

describe('posts about one’s own account, with an old sign-in', () => {
  it.each([
    [authPaths.email, { email: 'nova@casa.example' }],
    [authPaths.passkeys, { rename: 'a1', name: 'Notebook' }],
    [authPaths.sessions, { end: 'others' }],
  ])('to %s wait for the password and then go through', async (path, fields) => {
    const person = await longSignedIn('viewer');
    const { cookie } = person;
    const sent = await post(site(), path, fields, { cookie });
    const again = sent.headers.location ?? '';
    expect([sent.status, again]).toEqual([
      307,
      `${authPaths.again}?from=${encodeURIComponent(path)}`,
    ]);
    const unconfirmed = await post(site(), again, fields, { cookie });
    expect([unconfirmed.status, unconfirmed.text.includes(auth.account.again.kept)]).toEqual([
      401,
      true,
    ]);
    for (const [name, value] of Object.entries({ ...fields, from: path })) {
      expect(unconfirmed.text).toContain(`type="hidden" name="${name}" value="${value}"`);
    }
    const wrong = { ...fields, from: path, password: 'errada demais' };
    const refused = await post(site(), authPaths.again, wrong, { cookie });
    expect(refused.status).toBe(422);
    for (const value of Object.values(fields)) expect(refused.text).toContain(`value="${value}"`);
    const right = { ...wrong, password: person.password };
    const confirmed = await post(site(), authPaths.again, right, { cookie });
    expect([confirmed.status, confirmed.headers.location]).toEqual([307, path]);
    const done = await post(site(), path, right, { cookie: sessionIn(confirmed) });
    expect(done.status).not.toBe(307);
    expect(done.text).not.toContain(person.password);
  });

  it('the name of a new passkey is kept after the password', async () => {
    const person = await longSignedIn('viewer');
    const { cookie } = person;
    const refused = await post(site(), authPaths.passkeyAdd, {}, { cookie, json: true });
    const again = `${authPaths.again}?from=${encodeURIComponent(authPaths.passkeys)}`;
    expect([refused.status, JSON.parse(refused.text)]).toEqual([401, { to: again, posts: true }]);
    const name = 'Notebook "novo"';
    const unconfirmed = await post(site(), again, { name }, { cookie });
    expect([unconfirmed.status, unconfirmed.text.includes(auth.account.again.kept)]).toEqual([
      401,
      true,
    ]);
    const right = { name, from: authPaths.passkeys, password: person.password };
    const confirmed = await post(site(), authPaths.again, right, { cookie });
    expect([confirmed.status, confirmed.headers.location]).toEqual([307, authPaths.passkeys]);
    const page = await post(site(), authPaths.passkeys, right, { cookie: sessionIn(confirmed) });
    expect([page.status, page.text.includes(auth.done.again.title)]).toEqual([200, true]);
    expect(page.text).toMatch(/<input[^>]*name="name"[^>]*value="Notebook &quot;novo&quot;"/);
    expect(page.text).not.toContain(person.password);
    const signedOut = await post(site(), authPaths.passkeyAdd, {}, { json: true });
    expect(JSON.parse(signedOut.text)).toMatchObject({ posts: false });
  });

  it('never redirect elsewhere', async () => {
    const person = await longSignedIn('admin');
    const fields = { intent: 'x', from: '/admin/people/roles', password: person.password };
    const answer = await post(site(), authPaths.again, fields, { cookie: person.cookie });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      '/admin/people/roles?done=again',
    ]);
  });
});
