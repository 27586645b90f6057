import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaPaths, authPaths } from '#app/paths.ts';
import { startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { eventsOf, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  beginAt,
  byPassword,
  ISSUER_SETTINGS,
  issuerRow,
  memberOf,
  personAt,
  signInAt,
} from './issuer-posts.ts';
import { signInByLink, visit } from './staff.ts';

const site = useBuiltSite({ env: ISSUER_SETTINGS });

let test: TestIssuer;
beforeAll(async () => {
  test = await startIssuer(`${site().origin}${authPaths.issuerCallback}`);
});
afterAll(() => test.close());

describe('the second step', () => {
  it('is asked of a user who has one, unless the issuer has checked it', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    const own = await memberOf(domain, { twoFactor: true });
    const { sub } = personAt(test, domain, { email: own.email });
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
    personAt(test, domain, { email: own.email });
    const byIssuer = await signInAt(site(), id);
    expect((await visit(site(), '/admin/leads', sessionIn(byIssuer))).status).toBe(200);
    const withPassword = await byPassword(site(), own);
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
    const password = 'não é esta';
    const right = await byPassword(site(), other);
    const wrong = await byPassword(site(), { ...other, password });
    const nobody = await byPassword(site(), { email: `ninguem@${domain}`, password });
    const wrongOwner = await byPassword(site(), { ...owner, password });
    for (const answer of [right, wrong, nobody, wrongOwner]) {
      expect([answer.status, sessionIn(answer)]).toEqual([403, '']);
      expect(answer.text).toContain('Entre pelo serviço da empresa');
    }
    const entered = await byPassword(site(), owner);
    expect(entered.headers.location).toContain(authPaths.secondStep);
  });

  it('refuses a mailed link as well, and nothing while the issuer is switched off', async () => {
    const { id, domain } = await issuerRow(test, { defaultRole: 'viewer' });
    await memberOf(domain, { role: 'superadmin', twoFactor: true, marked: true });
    const other = await memberOf(domain, { role: 'admin' });
    await sql('update public.sign_in_domains set is_required = true where issuer_id = $1', id);
    expect(await signInByLink(site(), other.email)).toBe('');
    await sql('update public.sign_in_issuers set is_enabled = false where id = $1', id);
    expect(sessionIn(await byPassword(site(), other))).not.toBe('');
  });

  it('lets the break-glass owner in while the issuer is down, and nobody removes the last one', async () => {
    const { domain } = await issuerRow({ ...test, issuer: 'http://127.0.0.1:9' });
    const owner = await memberOf(domain, { role: 'superadmin', twoFactor: true, marked: true });
    await sql('delete from public.break_glass_owners where user_id <> $1', owner.id).catch(() => 0);
    await sql('update public.sign_in_domains set is_required = true where domain = $1', domain);
    const entered = await byPassword(site(), owner);
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
    personAt(test, domain);
    const answer = await signInAt(site(), id, { query: { from: '/admin/people' } });
    expect(answer.headers.location).toContain('/admin/people');
    const events = await eventsOf('signed_in');
    expect(events.length).toBeGreaterThan(0);
  });
});
