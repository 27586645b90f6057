import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '#app/paths.ts';
import { type IssuerPerson, startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { issuerRow, signInAt } from './issuer-posts.ts';
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
function person(domain: string, claims: Partial<IssuerPerson> = {}): IssuerPerson & { email: string } {
  const sub = randomUUID();
  const made = { sub, email: `${sub.slice(0, 8)}@${domain}`, email_verified: true, name: 'Lia Prado', ...claims };
  test.people.set(sub, made);
  test.signsIn = sub;
  return made;
}

const rolesOf = (email: string) =>
  sql<{ role: string; is_active: boolean; issuer_id: string | null }>(
    `select r.role, r.is_active, r.issuer_id from public.user_roles r join public.user_profiles p using (user_id)
     where p.email = $1 order by r.role`,
    email,
  );

describe('a sign-in by an issuer', () => {
  it('makes the user with the roles of the mapping, and opens a session', async () => {
    const { id, domain } = await issuerRow(test, { roles: { vendas: 'manager' } });
    const { email } = person(domain, { groups: ['vendas', 'outro'] });
    const answer = await signInAt(site(), id);
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining('/admin')]);
    expect(await rolesOf(email)).toEqual([{ role: 'manager', is_active: true, issuer_id: id }]);
    const page = await visit(site(), '/admin', sessionIn(answer));
    expect(page.status).toBe(200);
  });
});
