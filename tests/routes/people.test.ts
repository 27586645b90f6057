import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/people/locales/en.json' with { type: 'json' };
import pt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { eventsOf, member, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { effectiveRoles, type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

type Who = 'superadmin' | 'admin' | 'viewer';
const staff = {} as Record<Who, SignedIn>;
beforeAll(async () => {
  for (const role of ['superadmin', 'admin', 'viewer'] as const) {
    staff[role] = await signedIn(site(), role);
  }
});
const cookieOf = (who: Who) => staff[who].cookie;
const personPath = (id: string) => `/admin/people/${id}`;
const change = (who: Who, id: string, fields: Record<string, string>) =>
  post(site(), personPath(id), fields, { cookie: cookieOf(who) });

describe('screens about people', () => {
  it('an unknown id is a 404, and so is an invalid one', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await visit(site(), personPath(id), cookieOf('admin'))).status).toBe(404);
      expect((await change('admin', id, { intent: 'activate' })).status).toBe(404);
    }
  });

  it('is in both languages', async () => {
    const cookie = `${cookieOf('admin')}; preferred-locale=en`;
    expect((await visit(site(), '/admin/people', cookie)).text).toContain(en.list.lead);
    expect((await visit(site(), '/admin/people', cookieOf('admin'))).text).toContain(pt.list.lead);
  });
});

// Who may post what is in the matrix of all routes; here, that it has its effect.
describe('changes', () => {
  const posts: Record<string, string>[] = [
    { intent: 'grant', role: 'viewer' },
    { intent: 'deactivate' },
    { intent: 'end-sessions' },
    { intent: 'reset-factor' },
    { intent: 'send-link' },
    { intent: 'show-link' },
    { intent: 'activate' },
  ];

  it('of administrators are made, and invited users are created', async () => {
    for (const fields of posts) {
      const { id } = await member();
      const { status } = await change('admin', id, fields);
      expect([fields['intent'], status]).toEqual([fields['intent'], 200]);
    }
    const target = await member();
    await change('admin', target.id, { intent: 'grant', role: 'viewer' });
    expect(await effectiveRoles(target)).toEqual(['viewer']);
    const email = 'convite@cliente.example';
    const { cookie } = staff.admin;
    await post(site(), '/admin/people/invite', { email, name: 'Bia', role: 'viewer' }, { cookie });
    expect(await sql('select from identity.users where email = $1', email)).toHaveLength(1);
  });

  it('without a mail server an invitation is reported as not sent, and shows its link once', async () => {
    const email = 'sem-servidor@cliente.example';
    const { cookie } = staff.admin;
    const invited = { email, name: 'Bia', role: 'viewer' };
    const { headers } = await post(site(), '/admin/people/invite', invited, { cookie });
    const page = `${headers['location']}`;
    const phrase = (await visit(site(), page, cookie)).text;
    for (const words of [pt.invitationLink.kept, pt.invitationLink.ask]) {
      expect(phrase).toContain(words);
    }
    const [person] = await sql<{ id: string }>(
      'select id from identity.users where email = $1',
      email,
    );
    const id = person?.id ?? '';
    const facts = async () => {
      const { text } = await visit(site(), personPath(id), cookie);
      return [pt.person.emailNo, pt.states.invited, pt.person.sendLink].map((words) =>
        text.includes(words),
      );
    };
    expect(await facts()).toEqual([true, true, true]);
    const linkIn = (text: string) => /value="([^"]*\/auth\/reset\?token=[^"]+)"/.exec(text)?.[1];
    expect((await change('viewer', id, { intent: 'show-link' })).status).toBe(403);
    const visible = await change('admin', id, { intent: 'show-link' });
    const link = linkIn(visible.text) ?? '';
    expect(visible.headers['cache-control']).toContain('no-store');
    expect((await visit(site(), link.slice(link.indexOf('/auth')))).status).toBe(200);
    expect(linkIn((await visit(site(), page, cookie)).text)).toBeUndefined();
    const shownTo = (await eventsOf('invitation_link_shown')).map(({ user_id }) => user_id);
    expect(shownTo.filter((one) => one === id)).toEqual([id]);
    // The mailed link to sign in proves the address as well, without a password.
    await sql(
      `insert into identity.sessions (token, user_id, expires_at, updated_at)
       values ($1, $2, now() + interval '1 day', now())`,
      `a session of ${id}`,
      id,
    );
    expect(await facts()).toEqual([false, false, false]);
    // A user with a password has no invitation any more.
    const settled = await member();
    expect(
      linkIn((await change('admin', settled.id, { intent: 'show-link' })).text),
    ).toBeUndefined();
  });

  it('of the permission matrix are made by superadmins', async () => {
    const cell = { role: 'viewer', resource: 'financial', action: 'delete', allowed: 'true' };
    await post(site(), '/admin/people/roles', cell, { cookie: cookieOf('superadmin') });
    const found = await sql(
      `delete from public.role_permissions
       where role = 'viewer' and resource = 'financial' and action = 'delete' returning role`,
    );
    expect(found).toHaveLength(1);
  });
});

describe('escalation', () => {
  const sentence = (refusal: keyof typeof pt.refusals) => pt.refusals[refusal];

  it('no posted field raises a user above the caller', async () => {
    const person = await member();
    const answer = await change('admin', person.id, {
      intent: 'grant',
      role: 'superadmin',
      userId: staff.admin.id,
      granted_by: staff.superadmin.id,
      rank: '9',
    });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(sentence('role_above'));
    const invited = await post(
      site(),
      '/admin/people/invite',
      { email: 'acima@cliente.example', name: 'Acima', role: 'superadmin' },
      { cookie: cookieOf('admin') },
    );
    expect([invited.status, invited.text.includes(sentence('role_above'))]).toEqual([403, true]);
    expect(await effectiveRoles(person)).toEqual([]);
    expect(await effectiveRoles(staff.admin)).toEqual(['admin']);
  });

  it('nobody changes themselves, at any address', async () => {
    const posts: Record<string, string>[] = [
      { intent: 'grant', role: 'admin' },
      { intent: 'deactivate' },
      { intent: 'reset-factor' },
    ];
    for (const fields of posts) {
      const { status, text } = await change('admin', staff.admin.id, fields);
      expect([status, text.includes(sentence('own_roles'))]).toEqual([403, true]);
    }
  });

  it('nobody changes a user of a higher rank, also by the id of a role on another page', async () => {
    for (const intent of ['deactivate', 'end-sessions', 'reset-factor']) {
      const { status, text } = await change('admin', staff.superadmin.id, { intent });
      expect([intent, status, text.includes(sentence('person_above'))]).toEqual([
        intent,
        403,
        true,
      ]);
    }
    const [role] = await sql<{ id: string }>(
      'select id from public.user_roles where user_id = $1',
      staff.superadmin.id,
    );
    const fields = { intent: 'end', roleId: role?.id ?? '' };
    expect((await change('admin', staff.viewer.id, fields)).status).toBe(403);
    expect(await effectiveRoles(staff.superadmin)).toEqual(['superadmin']);
  });

  it('the last superadmin stays', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const temporary = await signedIn(site(), 'superadmin', { until });
    const [role] = await sql<{ id: string }>(
      'select id from public.user_roles where user_id = $1',
      staff.superadmin.id,
    );
    for (const fields of [
      { intent: 'end', roleId: role?.id ?? '' },
      { intent: 'deactivate' },
      { intent: 'grant', role: 'superadmin', until: '2099-01-01' },
    ]) {
      const { status, text } = await post(site(), personPath(staff.superadmin.id), fields, {
        cookie: temporary.cookie,
      });
      expect([fields.intent, status, text.includes(sentence('last_superadmin'))]).toEqual([
        fields.intent,
        409,
        true,
      ]);
    }
  });

  it('a superadmin’s own column is fixed', async () => {
    const cell = { role: 'superadmin', resource: 'users', action: 'manage', allowed: 'false' };
    const { status, text } = await post(site(), '/admin/people/roles', cell, {
      cookie: cookieOf('superadmin'),
    });
    expect([status, text.includes(sentence('superadmin_fixed'))]).toEqual([403, true]);
  });

  it('invalid input is reported field by field, and changes nothing', async () => {
    const person = await member();
    for (const [fields, message] of [
      [{ intent: 'grant', role: 'emperor' }, pt.errors.role],
      [{ intent: 'grant', role: 'viewer', until: 'soon' }, pt.errors.until],
      [{ intent: 'destroy' }, pt.errors.intent],
    ] as const) {
      const { status, text } = await change('admin', person.id, fields);
      expect([status, text.includes(message)]).toEqual([422, true]);
    }
    const past = { intent: 'grant', role: 'viewer', until: '2020-01-01' };
    const { status, text } = await change('admin', person.id, past);
    expect([status, text.includes(sentence('expiry_past'))]).toEqual([422, true]);
    expect(await effectiveRoles(person)).toEqual([]);
  });

  it('refusals and changes are recorded with their address', async () => {
    const from = '198.51.100.77';
    const person = await member();
    await post(
      site(),
      personPath(person.id),
      { intent: 'grant', role: 'superadmin' },
      { cookie: cookieOf('admin'), from },
    );
    await post(
      site(),
      personPath(person.id),
      { intent: 'grant', role: 'viewer' },
      { cookie: cookieOf('admin'), from },
    );
    const [refused] = (await eventsOf('change_refused')).slice(-1);
    expect(refused).toEqual({ user_id: staff.admin.id, ip_address: from, severity: 'warning' });
    const [granted] = (await eventsOf('role_granted')).slice(-1);
    expect(granted).toEqual({ user_id: person.id, ip_address: from, severity: 'warning' });
  });
});

describe('access that ends', () => {
  it('counts from the next request on, without signing in again', async () => {
    const person = await signedIn(site(), 'admin');
    const list = async () => (await visit(site(), '/admin/people', person.cookie)).status;
    expect(await list()).toBe(200);
    await sql('update public.user_roles set is_active = false where user_id = $1', person.id);
    expect(await list()).toBe(403);
    await sql(
      `update public.user_roles set is_active = true, expires_at = now() - interval '1 second'
       where user_id = $1`,
      person.id,
    );
    expect(await list()).toBe(403);
    await sql('update public.user_roles set expires_at = null where user_id = $1', person.id);
    expect(await list()).toBe(200);
    const deactivated = await change('superadmin', person.id, { intent: 'deactivate' });
    expect(await list()).toBe(303);
    expect(deactivated.text).toContain(pt.terms.suspended);
    expect(deactivated.text).not.toContain(pt.person.client);
  });
});
