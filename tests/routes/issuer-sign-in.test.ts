import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '#app/paths.ts';
import { startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { nextAddress, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  accountOf,
  beginAt,
  byPassword,
  callback,
  ISSUER_SETTINGS,
  issuerRow,
  memberOf,
  personAt,
  rolesOf,
  signInAt,
  throughIssuer,
} from './issuer-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite({ env: ISSUER_SETTINGS });

let test: TestIssuer;
beforeAll(async () => {
  test = await startIssuer(`${site().origin}${authPaths.issuerCallback}`);
});
afterAll(() => test.close());
beforeEach(() => {
  test.forged = null;
});

describe('a sign-in by an issuer', () => {
  it('makes the user with the roles of the mapping, and opens a session', async () => {
    const { id, domain } = await issuerRow(test, { roles: { vendas: 'manager' } });
    const { email } = personAt(test, domain, { groups: ['vendas', 'outro'] });
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
    const { sub, email } = personAt(test, domain, { groups: ['vendas'] });
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

  it('gives a role in the products of the mapping alone, and ends what another sign-in no longer gives', async () => {
    const { id, domain } = await issuerRow(test, {
      roles: { vendas: 'manager' },
      product: 'doavya',
    });
    const { sub, email } = personAt(test, domain, { groups: ['vendas'] });
    const entered = await signInAt(site(), id);
    expect(await rolesOf(email)).toEqual(['manager in doavya by issuer']);
    const [account] = await accountOf(email);
    const [seen] = await sql<{ products: string[] }>(
      `select private.products_granted($1, 'crm', 'read') as products`,
      account?.id,
    );
    expect([seen?.products, sessionIn(entered)]).toEqual([['doavya'], expect.stringMatching(/./)]);
    await sql(
      `insert into public.sign_in_roles (issuer_id, claim_value, role) values ($1, 'diretoria', 'manager')`,
      id,
    );
    const groups = ['vendas', 'diretoria'];
    test.people.set(sub, { sub, email, email_verified: true, groups });
    await signInAt(site(), id);
    expect(await rolesOf(email)).toEqual(['manager by issuer']);
  });

  it('gives the default role where the claim gives none, and refuses without one', async () => {
    const open = await issuerRow(test, { defaultRole: 'viewer' });
    const known = personAt(test, open.domain);
    await signInAt(site(), open.id);
    expect(await rolesOf(known.email)).toEqual(['viewer by issuer']);
    const closed = await issuerRow(test, { roles: { vendas: 'manager' } });
    const unknown = personAt(test, closed.domain, { groups: ['outro'] });
    const refused = await signInAt(site(), closed.id);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Nenhum dos seus grupos');
    expect(await accountOf(unknown.email)).toEqual([]);
  });

  it('refuses an address of another domain and one that is not verified', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const foreign = personAt(test, 'outra.example');
    const wrongDomain = await signInAt(site(), id);
    expect([wrongDomain.status, sessionIn(wrongDomain)]).toEqual([403, '']);
    expect(wrongDomain.text).toContain('E-mail de outro domínio');
    const unverified = personAt(test, domain, { email_verified: false });
    const refused = await signInAt(site(), id);
    expect(refused.text).toContain('E-mail não verificado');
    for (const { email } of [foreign, unverified]) expect(await accountOf(email)).toEqual([]);
  });

  it('never takes over an account of another domain, or one that another subject has', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'admin' });
    const moved = personAt(test, domain);
    await signInAt(site(), id);
    await sql(
      'update identity.users set email = $2 where email = $1',
      moved.email,
      `${randomUUID()}@outra.example`,
    );
    expect((await signInAt(site(), id)).text).toContain('E-mail de outro domínio');
    const first = personAt(test, domain);
    await signInAt(site(), id);
    personAt(test, domain, { email: first.email });
    const second = await signInAt(site(), id);
    expect([second.status, sessionIn(second)]).toEqual([403, '']);
    expect(second.text).toContain('Esta conta é de outra pessoa');
  });

  it('links an account of the domain, without the password of somebody who never confirmed it', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const planted = await memberOf(domain);
    await sql('update identity.users set email_verified = false where id = $1', planted.id);
    personAt(test, domain, { email: planted.email });
    expect((await signInAt(site(), id)).status).toBe(303);
    expect((await byPassword(site(), planted)).status).toBe(401);
    const own = await memberOf(domain);
    personAt(test, domain, { email: own.email });
    await signInAt(site(), id);
    expect((await byPassword(site(), own)).status).toBe(303);
  });

  it('uses a state once, and in the browser that began', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    personAt(test, domain);
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
    const { email } = personAt(test, domain);
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
    expect(english.answer.text).toContain('The sign-in service didn’t answer');
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
