import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPath, authPaths } from '#app/paths.ts';
import { startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { cookiesOf, member, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  accountOf,
  beginAt,
  ISSUER_SETTINGS,
  issuerRow,
  memberOf,
  personAt,
  signInAt,
} from './issuer-posts.ts';
import { effectiveRoles, signInByLink, visit } from './staff.ts';

const site = useBuiltSite({ env: ISSUER_SETTINGS });

let test: TestIssuer;
beforeAll(async () => {
  test = await startIssuer(`${site().origin}${authPaths.issuerCallback}`);
});
afterAll(() => test.close());
beforeEach(() => {
  test.forged = null;
});

/** An administrator without a password, who signed in by the issuer an hour ago. */
async function administrator() {
  const row = await issuerRow(test, { defaultRole: 'admin' });
  const person = personAt(test, row.domain);
  const jar = new Map<string, string>();
  const cookie = sessionIn(await signInAt(site(), row.id, { jar }));
  const [account] = await accountOf(person.email);
  await sql(
    `update identity.sessions set created_at = now() - interval '1 hour' where user_id = $1`,
    account?.id,
  );
  return { ...person, ...row, userId: account?.id ?? '', jar, cookie };
}

const grant = (cookie: string, to: string) =>
  post(
    site(),
    adminPath('person', { personId: to }),
    { intent: 'grant', role: 'viewer', reason: 'Férias da Bia' },
    { cookie },
  );

const again = { again: 'yes', from: authPaths.account };

describe('a user without a password, before a sensitive change', () => {
  it('confirms at the issuer, which asks for the credentials again, and sends what was typed', async () => {
    const own = await administrator();
    const colleague = await member();
    const asked = await grant(own.cookie, colleague.id);
    expect(asked.status).toBe(401);
    expect(asked.text).toContain(`Confirmar com ${own.name}`);
    expect(asked.text).toContain('value="Férias da Bia"');
    expect(asked.text).not.toContain('type="password"');
    const way = /href="([^"]*again=yes[^"]*)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&');
    expect(way).toContain(own.id);

    const query = Object.fromEntries(new URLSearchParams(way?.split('?')[1]));
    const { to } = await beginAt(site(), own.id, { cookie: own.cookie, query });
    const { searchParams } = new URL(to);
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);

    const before = test.asked;
    const confirmed = await signInAt(site(), own.id, { ...own, query });
    expect(test.asked).toBe(before + 1);
    expect(confirmed.headers.location).toBe(`${authPaths.account}?done=again`);
    expect((await grant(own.cookie, colleague.id)).status).toBe(303);
    expect((await grant(sessionIn(confirmed), colleague.id)).status).toBe(200);
    expect(await effectiveRoles(colleague)).toEqual(['viewer']);
  });

  it('has no field for a password on the page that asks in the account either', async () => {
    const { cookie, name } = await administrator();
    const page = await visit(site(), authPaths.again, cookie);
    expect(page.text).toContain(`Confirmar com ${name}`);
    expect(page.text).not.toContain('type="password"');
  });

  it.each([
    ['an hour ago', { auth_time: Math.floor(Date.now() / 1000) - 3600 }],
    ['at no time that it tells', { auth_time: undefined }],
  ])('is not confirmed by an issuer that asked %s', async (_, claims) => {
    const own = await administrator();
    const colleague = await member();
    test.forged = { claims };
    const answer = await signInAt(site(), own.id, { ...own, query: again });
    expect([answer.status, sessionIn(answer)]).toEqual([401, '']);
    expect(answer.text).toContain('horário do login');
    expect((await grant(own.cookie, colleague.id)).status).toBe(401);
    expect(await effectiveRoles(colleague)).toEqual([]);
  });

  it('is not confirmed by another user of the issuer, and stays signed in', async () => {
    const own = await administrator();
    personAt(test, own.domain);
    const answer = await signInAt(site(), own.id, { ...own, jar: new Map(), query: again });
    expect([answer.status, sessionIn(answer)]).toEqual([403, '']);
    expect(answer.text).toContain('Entrou outra pessoa');
    expect((await visit(site(), adminPath('people'), own.cookie)).status).toBe(200);
  });
});

it('a user with a password confirms by either', async () => {
  const { domain, name } = await issuerRow(test, { defaultRole: 'viewer' });
  const own = await memberOf(domain, { role: 'admin' });
  const cookie = await signInByLink(site(), own.email);
  await sql(
    `update identity.sessions set created_at = now() - interval '1 hour' where user_id = $1`,
    own.id,
  );
  const colleague = await member();
  const asked = await grant(cookie, colleague.id);
  expect(asked.text).toContain('type="password"');
  expect(asked.text).toContain(`Confirmar com ${name}`);
  const done = await post(
    site(),
    adminPath('person', { personId: colleague.id }),
    { intent: 'grant', role: 'viewer', confirmPassword: own.password },
    { cookie },
  );
  expect([done.status, cookiesOf(done)]).toEqual([200, expect.stringContaining('session')]);
});
