import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areaPaths, authPaths } from '#app/paths.ts';
import { type IssuerPerson, startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { eventsOf, member, nextAddress, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { beginAt, callback, issuerRow, signInAt, throughIssuer } from './issuer-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite({
  env: { TRUSTED_PROXIES: '127.0.0.1', ISSUER_NETWORKS: '127.0.0.0/8' },
});

let test: TestIssuer;
beforeAll(async () => {
  test = await startIssuer(`${site().origin}${authPaths.issuerCallback}`);
});
afterAll(() => test.close());
beforeEach(() => {
  test.forged = null;
});

/** Somebody at the issuer, who is also at its keyboard. */
function person(domain: string, claims: Partial<IssuerPerson> = {}) {
  const sub = randomUUID();
  const email = `${sub.slice(0, 8)}@${domain}`;
  const made = { sub, email, email_verified: true, name: 'Lia Prado', ...claims };
  test.people.set(sub, made);
  test.signsIn = sub;
  return made;
}

const rolesOf = async (email: string) =>
  (
    await sql<{ role: string; by: string }>(
      `select r.role, case when r.issuer_id is null then 'hand' else 'issuer' end as by
       from public.user_roles r join public.user_profiles p using (user_id)
       where p.email = $1 and r.is_active order by r.role`,
      email,
    )
  ).map(({ role, by }) => `${role} by ${by}`);

const accountOf = (email: string) =>
  sql<{ id: string }>('select id from identity.users where email = $1', email);

/** An account with a password at an address of the domain. */
async function memberOf(domain: string, { role = '', twoFactor = false, marked = false } = {}) {
  const made = await member();
  const email = `${made.id.slice(0, 8)}@${domain}`;
  await sql(
    'update identity.users set email = $2, two_factor_enabled = $3 where id = $1',
    made.id,
    email,
    twoFactor,
  );
  if (role)
    await sql('insert into public.user_roles (user_id, role) values ($1, $2)', made.id, role);
  if (marked) await sql('insert into public.break_glass_owners (user_id) values ($1)', made.id);
  return { ...made, email };
}

const byPassword = (email: string, password: string) =>
  post(site(), areaPaths.auth, { email, password });

describe('a sign-in by an issuer', () => {
  it('makes the user with the roles of the mapping, and opens a session', async () => {
    const { id, domain } = await issuerRow(test, { roles: { vendas: 'manager' } });
    const { email } = person(domain, { groups: ['vendas', 'outro'] });
    const answer = await signInAt(site(), id);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringContaining('/admin'),
    ]);
    expect(await rolesOf(email)).toEqual(['manager by issuer']);
    expect((await visit(site(), '/admin', sessionIn(answer))).status).toBe(200);
  });

  it('changes the roles with the mapping, and leaves those given by hand', async () => {
    const { id, domain } = await issuerRow(test, {
      roles: { vendas: 'manager', dados: 'analyst' },
    });
    const { sub, email } = person(domain, { groups: ['vendas'] });
    await signInAt(site(), id);
    const [account] = await accountOf(email);
    await sql(`insert into public.user_roles (user_id, role) values ($1, 'viewer')`, account?.id);
    test.people.set(sub, { sub, email, email_verified: true, groups: ['dados'] });
    await signInAt(site(), id);
    expect(await rolesOf(email)).toEqual(['analyst by issuer', 'viewer by hand']);
    test.people.set(sub, { sub, email, email_verified: true, groups: [] });
    expect((await signInAt(site(), id)).status).toBe(303);
    expect(await rolesOf(email)).toEqual(['viewer by hand']);
  });

  it('gives the default role where the claim gives none, and refuses without one', async () => {
    const open = await issuerRow(test, { defaultRole: 'viewer' });
    const known = person(open.domain);
    await signInAt(site(), open.id);
    expect(await rolesOf(known.email)).toEqual(['viewer by issuer']);
    const closed = await issuerRow(test, { roles: { vendas: 'manager' } });
    const unknown = person(closed.domain, { groups: ['outro'] });
    const refused = await signInAt(site(), closed.id);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Nenhum dos seus grupos');
    expect(await accountOf(unknown.email)).toEqual([]);
  });

  it('refuses an address of another domain and one that is not verified', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const foreign = person('outra.example');
    const wrongDomain = await signInAt(site(), id);
    expect([wrongDomain.status, sessionIn(wrongDomain)]).toEqual([403, '']);
    expect(wrongDomain.text).toContain('E-mail de outro domínio');
    const unverified = person(domain, { email_verified: false });
    const refused = await signInAt(site(), id);
    expect(refused.text).toContain('E-mail não verificado');
    for (const { email } of [foreign, unverified]) expect(await accountOf(email)).toEqual([]);
  });

  it('never takes over an account of another domain, or one that another subject has', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'admin' });
    const moved = person(domain);
    await signInAt(site(), id);
    await sql(
      'update identity.users set email = $2 where email = $1',
      moved.email,
      `${randomUUID()}@outra.example`,
    );
    expect((await signInAt(site(), id)).text).toContain('E-mail de outro domínio');
    const first = person(domain);
    await signInAt(site(), id);
    person(domain, { email: first.email });
    const second = await signInAt(site(), id);
    expect([second.status, sessionIn(second)]).toEqual([403, '']);
    expect(second.text).toContain('Esta conta é de outra pessoa');
  });

  it('links an account of the domain, without the password of somebody who never confirmed it', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const planted = await memberOf(domain);
    await sql('update identity.users set email_verified = false where id = $1', planted.id);
    person(domain, { email: planted.email });
    expect((await signInAt(site(), id)).status).toBe(303);
    expect((await byPassword(planted.email, planted.password)).status).toBe(401);
    const own = await memberOf(domain);
    person(domain, { email: own.email });
    await signInAt(site(), id);
    expect((await byPassword(own.email, own.password)).status).toBe(303);
  });

  it('uses a state once, and in the browser that began', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    person(domain);
    const begun = await beginAt(site(), id);
    const back = await throughIssuer(begun.to, site());
    const stolen = await callback(site(), back, '');
    expect([stolen.status, sessionIn(stolen)]).toEqual([410, '']);
    const other = await beginAt(site(), id);
    const answer = await throughIssuer(other.to, site());
    expect((await callback(site(), answer, other.cookie)).status).toBe(303);
    const again = await callback(site(), answer, other.cookie);
    expect([again.status, sessionIn(again)]).toEqual([410, '']);
    expect(again.text).toContain('Esta entrada não vale mais');
  });

  it.each([
    ['nonce', { claims: { nonce: 'another' } }],
    ['issuer', { claims: { iss: 'https://issuer.example' } }],
    ['audience', { claims: { aud: 'another client' } }],
    ['signature', { claims: {}, key: 'other' as const }],
    ['time', { claims: { exp: 1 } }],
  ])('refuses a token with a forged %s', async (_, forged) => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const { email } = person(domain);
    test.forged = forged;
    const answer = await signInAt(site(), id);
    expect([answer.status, sessionIn(answer)]).toEqual([401, '']);
    expect(answer.text).toContain('Resposta não aceita');
    expect(await accountOf(email)).toEqual([]);
  });

  it('says that the issuer refused, and that it does not answer', async () => {
    const { id } = await issuerRow(test);
    test.signsIn = '';
    expect((await signInAt(site(), id)).text).toContain('O serviço de login não autorizou');
    const away = await issuerRow({ ...test, issuer: 'http://127.0.0.1:9' });
    const { answer } = await beginAt(site(), away.id);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('O serviço de login não respondeu');
    const english = await beginAt(site(), away.id, { cookie: 'preferred-locale=en' });
    expect(english.answer.text).toContain('The sign-in service did not answer');
  });

  it('never asks an address of a private network that is not allowed', async () => {
    const { id } = await issuerRow({ ...test, issuer: 'https://10.0.0.1' });
    expect((await beginAt(site(), id)).answer.status).toBe(503);
    const [event] = await sql<{ reason: string }>(
      `select details ->> 'reason' as reason from public.security_events
       where event_type = 'issuer_sign_in_refused' order by created_at desc limit 1`,
    );
    expect(event?.reason).toBe('address');
  });

  it('has a budget for each network', async () => {
    const { id } = await issuerRow(test);
    const from = nextAddress();
    let last = 200;
    for (let tries = 0; tries < 61; tries += 1) {
      last = (await beginAt(site(), id, { from })).answer.status;
    }
    expect(last).toBe(429);
  });
});

describe('the second step', () => {
  it('is asked of a user who has one, unless the issuer has checked it', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const own = await memberOf(domain, { twoFactor: true });
    const { sub } = person(domain, { email: own.email });
    const asked = await signInAt(site(), id);
    expect(asked.headers.location).toContain(authPaths.secondStep);
    expect(sessionIn(asked)).toBe('');
    test.people.set(sub, { sub, email: own.email, email_verified: true, amr: ['pwd', 'mfa'] });
    const entered = await signInAt(site(), id);
    expect(entered.headers.location).toContain('/admin');
  });

  it('counts for a role that requires one, in that session alone', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'analyst', secondStep: 'always' });
    await sql(`insert into public.second_step_roles (role) values ('analyst')`);
    const own = await memberOf(domain, { role: 'analyst' });
    person(domain, { email: own.email });
    const byIssuer = await signInAt(site(), id);
    expect((await visit(site(), '/admin/leads', sessionIn(byIssuer))).status).toBe(200);
    const withPassword = await byPassword(own.email, own.password);
    const sent = await visit(site(), '/admin/leads', sessionIn(withPassword));
    expect(sent.headers.location).toContain(authPaths.secondFactor);
    await sql(`delete from public.second_step_roles where role = 'analyst'`);
  });
});

describe('a domain that requires its issuer', () => {
  it('refuses every password alike, and lets a break-glass owner in by it', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const owner = await memberOf(domain, { role: 'superadmin', twoFactor: true, marked: true });
    const other = await memberOf(domain, { role: 'admin' });
    await sql('update public.sign_in_domains set is_required = true where issuer_id = $1', id);
    const right = await byPassword(other.email, other.password);
    const wrong = await byPassword(other.email, 'não é esta');
    const nobody = await byPassword(`ninguem@${domain}`, 'não é esta');
    const wrongOwner = await byPassword(owner.email, 'não é esta');
    for (const answer of [right, wrong, nobody, wrongOwner]) {
      expect([answer.status, sessionIn(answer)]).toEqual([403, '']);
      expect(answer.text).toContain('Entre pelo serviço da empresa');
    }
    const entered = await byPassword(owner.email, owner.password);
    expect(entered.headers.location).toContain(authPaths.secondStep);
  });

  it('lets the break-glass owner in while the issuer is down, and nobody removes the last one', async () => {
    const { domain } = await issuerRow({ ...test, issuer: 'http://127.0.0.1:9' });
    const owner = await memberOf(domain, { role: 'superadmin', twoFactor: true, marked: true });
    await sql('delete from public.break_glass_owners where user_id <> $1', owner.id).catch(() => 0);
    await sql('update public.sign_in_domains set is_required = true where domain = $1', domain);
    const entered = await byPassword(owner.email, owner.password);
    expect(entered.headers.location).toContain(authPaths.secondStep);
    await sql(`update public.sign_in_domains set is_required = false where domain <> $1`, domain);
    await sql('delete from public.break_glass_owners where user_id <> $1', owner.id);
    for (const removal of [
      'delete from public.break_glass_owners where user_id = $1',
      'update identity.users set two_factor_enabled = false where id = $1',
      `update public.user_roles set is_active = false where user_id = $1`,
    ]) {
      await expect(sql(removal, owner.id)).rejects.toThrow(/break_glass_missing|last_superadmin/);
    }
    await sql('update public.sign_in_domains set is_required = false');
  });
});

describe('the sign-in page', () => {
  it('has a button for each issuer, and leads an address without a password to its own', async () => {
    const { id, domain, name } = await issuerRow(test, { defaultRole: 'viewer' });
    const page = await visit(site(), areaPaths.auth);
    expect(page.text).toContain(`Entrar com ${name}`);
    const sent = await post(site(), areaPaths.auth, { email: `lia@${domain}`, password: '' });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toContain(`issuer=${id}`);
    const { answer, to } = await beginAt(site(), id, { query: { email: `lia@${domain}` } });
    expect(answer.text).toContain('http-equiv="refresh"');
    expect(new URL(to).searchParams.get('login_hint')).toBe(`lia@${domain}`);
    const unserved = await post(site(), areaPaths.auth, {
      email: 'lia@outra.example',
      password: '',
    });
    expect(unserved.status).toBe(422);
  });

  it('takes a user back to the page that they wanted, and logs how they entered', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'admin' });
    person(domain);
    const answer = await signInAt(site(), id, { query: { from: '/admin/people' } });
    expect(answer.headers.location).toContain('/admin/people');
    const events = await eventsOf('signed_in');
    expect(events.length).toBeGreaterThan(0);
  });
});
