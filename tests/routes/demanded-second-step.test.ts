import { beforeAll, describe, expect, it } from 'vitest';
import authPt from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import pt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { raiseToSuperadmin } from '#app/features/people/raise.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { codeFor } from '../e2e/fixtures/authenticator.ts';
import { eventsOf, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const demand = (who: SignedIn, role: string, demanded = true) =>
  post(
    site(),
    '/admin/people/roles',
    { intent: 'second-step', role, demanded: String(demanded) },
    { cookie: who.cookie },
  );
const textIn = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';

/** Switches the second step on at an address of its page; gives the last answer and the cookie. */
async function switchOn({ password, cookie }: SignedIn, at: string = authPaths.secondFactor) {
  const begin = { intent: 'begin', currentPassword: password };
  const { text } = await post(site(), at, begin, { cookie });
  const confirm = {
    intent: 'confirm',
    sealed: textIn(/name="sealed" value="([^"]+)"/, text),
    code: codeFor(textIn(/<code class="key">([^<]+)</, text)),
  };
  const answer = await post(site(), at, confirm, { cookie });
  return { answer, cookie: sessionIn(answer) || cookie };
}

let superadmin: SignedIn;
beforeAll(async () => {
  superadmin = await signedIn(site(), 'superadmin');
});

describe('a second step that a role requires', () => {
  it('can be required only by superadmins who have it themselves', async () => {
    const admin = await signedIn(site(), 'admin');
    const refused = await demand(admin, 'viewer');
    expect([refused.status, refused.text.includes(pt.refusals.superadmin_only)]).toEqual([
      403,
      true,
    ]);
    const early = await demand(superadmin, 'viewer');
    expect([early.status, early.text.includes(pt.refusals.second_step_first)]).toEqual([409, true]);
    superadmin = { ...superadmin, cookie: (await switchOn(superadmin)).cookie };
    // Begun again, the key that holds stays.
    const again = await post(
      site(),
      authPaths.secondFactor,
      { intent: 'begin', currentPassword: superadmin.password },
      { cookie: superadmin.cookie },
    );
    expect(again.status).toBe(409);
    expect(again.text).toContain(authPt.refused['second-step-on'].title);
    const done = await demand(superadmin, 'viewer');
    expect([done.status, done.text.includes(pt.done['second-step'])]).toEqual([200, true]);
    expect(await eventsOf('second_step_demanded')).toHaveLength(1);
  });

  it('closes the area, in SQL too, and redirects to its set-up and back', async () => {
    const viewer = await signedIn(site(), 'viewer');
    const wanted = '/admin/leads?status=new';
    const door = `${authPaths.secondFactor}?${new URLSearchParams({ from: wanted })}`;
    const page = await visit(site(), wanted, viewer.cookie);
    expect([page.status, page.headers.location]).toEqual([303, door]);
    const data = await visit(
      site(),
      '/admin/leads.data?_routes=admin.leads&status=new',
      viewer.cookie,
    );
    expect([data.status, data.text.includes(JSON.stringify(door))]).toEqual([202, true]);
    const [row] = await sql<{ may: boolean }>(
      `select private.may($1, 'crm', 'read') as may`,
      viewer.id,
    );
    expect(row?.may).toBe(false);

    const explained = await visit(site(), door, viewer.cookie);
    expect(explained.text).toContain(authPt.account.secondFactor.owed);
    const { answer, cookie } = await switchOn(viewer, door);
    expect(answer.text).toContain(`href="${wanted}"`);
    expect((await visit(site(), wanted, cookie)).status).toBe(200);

    // Switched off again, it is closed again.
    const end = { intent: 'end', currentPassword: viewer.password };
    const off = await post(site(), authPaths.secondFactor, end, { cookie });
    expect((await visit(site(), wanted, sessionIn(off) || cookie)).status).toBe(303);
  });

  it('does not affect other roles and clients', async () => {
    const manager = await signedIn(site(), 'manager');
    expect((await visit(site(), '/admin/leads', manager.cookie)).status).toBe(200);
    const client = await signedIn(site(), null);
    expect((await visit(site(), '/portal/cliente', client.cookie)).status).toBe(200);
  });

  it('is named as the reason of a missing permission', async () => {
    const viewer = await signedIn(site(), 'viewer');
    const path = `/admin/people/${viewer.id}?why=crm:read`;
    const { text } = await visit(site(), path, superadmin.cookie);
    expect(text).toContain(pt.why.owesSecondStep);
  });

  it('does not lower the rank: lower roles may not change the user meanwhile', async () => {
    await demand(superadmin, 'superadmin');
    const other = await signedIn(site(), 'superadmin');
    expect((await visit(site(), '/admin/people', other.cookie)).status).toBe(303);
    const admin = await signedIn(site(), 'admin');
    const { status } = await post(
      site(),
      `/admin/people/${other.id}`,
      { intent: 'deactivate' },
      { cookie: admin.cookie },
    );
    expect(status).toBe(403);
    expect((await demand(superadmin, 'superadmin', false)).status).toBe(200);
    expect((await visit(site(), '/admin/people', other.cookie)).status).toBe(200);
  });

  it('is reset by a command on the server for a user who lost it', async () => {
    const lost = await signedIn(site(), 'superadmin');
    await switchOn(lost);
    const { email } = lost;
    const raised = await raiseToSuperadmin({ email, name: 'Ana', resetSecondStep: true });
    expect(raised.withoutFactor).toBe(true);
    expect((await visit(site(), '/admin/people', lost.cookie)).status).toBe(303);
    const again = await post(site(), areaPaths.auth, { email, password: lost.password });
    expect(again.headers.location).toMatch(/^\/admin/);
    const plain = await raiseToSuperadmin({ email, name: 'Ana' });
    expect(plain.withoutFactor).toBe(false);
  });

  it('is no longer required', async () => {
    const viewer = await signedIn(site(), 'viewer');
    expect((await visit(site(), '/admin/leads', viewer.cookie)).status).toBe(303);
    await demand(superadmin, 'viewer', false);
    expect((await visit(site(), '/admin/leads', viewer.cookie)).status).toBe(200);
  });
});
