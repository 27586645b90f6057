import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#app/access/permissions.ts';
import rights from '#app/access/rights/locales/pt-BR.json' with { type: 'json' };
import pt from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import leadsEn from '#app/features/qualification/admin/leads/locales/en.json' with { type: 'json' };
import leads from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import today from '#app/features/today/locales/pt-BR.json' with { type: 'json' };
import { areaPaths } from '#app/paths.ts';
import { eventsOf, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

type Who = Role | 'client';
const WHO: Who[] = [...ROLES, 'client'];
const people = {} as Record<Who, SignedIn>;
let lead = { id: '', protocol: '' };
beforeAll(async () => {
  for (const role of ROLES) people[role] = await signedIn(site(), role);
  people.client = await signedIn(site(), null);
  await site().ask('/projeto/enviar', leadPost({ origin: site().origin }));
  const [row] = await sql<typeof lead>('select id, protocol from public.qualification_submissions');
  if (row) lead = row;
});
const as = (who: Who, path: string) => visit(site(), path, people[who].cookie);
const nonceOf = (policy: unknown) => /'nonce-([\w+/=]+)'/.exec(String(policy))?.[1];

describe('the admin area', () => {
  it('is hydrated by React Router, by a nonce of this request alone', async () => {
    const first = await as('viewer', '/admin/leads');
    const second = await as('viewer', '/admin/leads');
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(first.text).toContain('__reactRouterContext');
    const policy = String(first.headers['content-security-policy']);
    const nonce = nonceOf(policy);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
    const scripts = [...first.text.matchAll(/<script([^>]*)>/g)].map(([, given]) => given);
    expect(scripts.length).toBeGreaterThan(2);
    for (const given of scripts) expect(given).toContain(`nonce="${nonce}"`);
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
  });

  it('does not warn of a missing proxy when one is configured', async () => {
    expect((await as('manager', '/admin')).text).not.toContain(pt.overview.proxy.title);
  });

  it('is in the preferred language', async () => {
    const { cookie } = people.viewer;
    const english = await visit(site(), '/admin/leads', `${cookie}; preferred-locale=en`);
    expect(english.text).toContain('<html lang="en"');
    expect(english.text).toContain(leadsEn.caption);
    expect((await as('viewer', '/admin/leads')).text).toContain(leads.caption);
  });

  it('is in the preferred language in its .data too, under the same nonce', async () => {
    const { cookie } = people.analyst;
    const { text } = await visit(site(), '/admin.data', `${cookie}; preferred-locale=en`);
    expect(text).toContain('"locale","en","nonce","');
  });

  it('leaves public pages as they are for everybody', async () => {
    expect((await as('superadmin', '/')).text).toBe((await site().ask('/')).text);
  });

  it('opens on figures, each with its table; users without figures are redirected to their leads', async () => {
    const { status, text } = await as('analyst', '/admin');
    expect(status).toBe(200);
    expect(text).toContain(today.leads.question);
    expect(text).toContain('<table');
    const viewer = await as('viewer', '/admin');
    expect([viewer.status, viewer.headers.location]).toEqual([302, '/admin/leads']);
  });
});

describe('every screen of the admin area', () => {
  // Access by role is tested in access-matrix.test.ts.
  it('redirects visitors without a session to the sign-in and back', async () => {
    const address = '/admin/leads?status=new';
    const { status, headers } = await site().ask(address);
    expect([status, headers.location]).toEqual([
      303,
      `${areaPaths.auth}?from=${encodeURIComponent(address)}`,
    ]);
  });

  it('shows a client nothing of a session in the data of a screen', async () => {
    const { text } = await as('client', '/admin/leads.data?_routes=leads');
    expect(text).not.toContain('expiresAt');
  });

  it('shows a client the link to the portal, and records the refusal', async () => {
    const { text } = await as('client', '/admin/leads');
    expect(text).toContain(pt.forbidden.staffOnly);
    expect(text).toContain(`href="${areaPaths.portal}"`);
    const refusals = await eventsOf('access_refused');
    expect(refusals.some(({ user_id }) => user_id === people.client.id)).toBe(true);
  });

  it('names the missing permission and the roles that may grant it', async () => {
    const { status, text } = await as('manager', '/admin/mails/jobs');
    expect(status).toBe(403);
    const permission = `${rights.actions.read} ${rights.resources.settings}`;
    expect(text).toContain(rights.missing.replace('{{permission}}', permission));
    for (const role of ['superadmin', 'admin'] as const) expect(text).toContain(pt.roles[role]);
  });

  it('is shown in the frame when it is refused or missing, with the status', async () => {
    const menu = `<nav class="admin-nav" aria-label="${pt.navigation}">`;
    const refused = await as('manager', '/admin/mails/jobs');
    expect([refused.status, refused.text.includes(menu)]).toEqual([403, true]);
    expect(refused.text).toContain(pt.signOut);
    expect(refused.text).not.toContain('href="/admin/mails/jobs"');
    for (const path of ['/admin/nao-existe', '/admin/leads/nao', '/admin/people/nao']) {
      const { status, text } = await as('superadmin', path);
      expect([path, status, text.includes(menu)]).toEqual([path, 404, true]);
      expect(text).toContain(pt.notFound.title);
    }
    // A client gets no menu of staff.
    expect((await as('client', '/admin/leads')).text).not.toContain(menu);
  });

  it('is shown in the frame when it crashes', async () => {
    await sql('alter function public.leads_page rename to leads_page_away');
    const { status, text } = await as('superadmin', '/admin/leads');
    await sql('alter function public.leads_page_away rename to leads_page');
    expect(status).toBe(500);
    // The error of a list keeps the frame.
    expect(text).toContain(pt.listNotLoaded.title);
    expect(text).toContain('<nav class="admin-nav"');
  });

  it.each([
    ['/admin/company', 'table public.contact_info', 'company'],
    ['/admin/forms', 'function private.form_figures', 'forms'],
    ['/admin/forms/:form', 'table public.form_versions', 'fields'],
    ['/admin/brand/logos', 'table public.logos', 'logos'],
  ] as const)(
    'shows the text of the specification when %s does not load',
    async (path, what, key) => {
      const [form] = await sql<{ id: string }>('select id from public.qualification_forms limit 1');
      const address = path.replace(':form', form?.id ?? '');
      const name = what.slice(what.lastIndexOf('.') + 1);
      expect((await as('superadmin', address)).status).toBe(200);
      await sql(`alter ${what} rename to ${name}_away`);
      const { status, text } = await as('superadmin', address);
      await sql(`alter ${what}_away rename to ${name}`);
      expect(status).toBe(500);
      expect(text).toContain(
        `<h1 class="title">${pt.notLoaded.title}</h1><p>${pt.notLoaded[key]}</p>`,
      );
      expect(text).toContain('<nav class="admin-nav"');
    },
  );

  it.each(WHO)('the menu of %s has only links that open', async (who) => {
    const page = await as(who, '/admin/leads');
    const links = new Set(
      [
        ...page.text.matchAll(/href="(\/admin\/(?:leads|people|people\/roles|security|work))"/g),
      ].map(([, href = '']) => href),
    );
    if (who === 'client') expect(links).toEqual(new Set());
    else expect(links).toContain('/admin/leads');
    for (const href of links) expect([href, (await as(who, href)).status]).toEqual([href, 200]);
  });
});

describe('leads', () => {
  const statusOf = async () => {
    const [row] = await sql<{ status: string }>(
      'select status from public.qualification_submissions where id = $1',
      lead.id,
    );
    return row?.status;
  };

  it('are read as a list, a page and a file', async () => {
    for (const path of ['/admin/leads', `/admin/leads/${lead.id}`, '/admin/leads/export']) {
      const { status, text } = await as('manager', path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(lead.protocol);
    }
  });

  it('are moved by users with permission', async () => {
    const { cookie } = people.manager;
    await post(site(), `/admin/leads/${lead.id}`, { status: 'contacted' }, { cookie });
    expect(await statusOf()).toBe('contacted');
  });

  it('are listed a month before their erasure, and no sooner', async () => {
    expect((await as('viewer', '/admin/leads')).text).not.toContain(leads.ending.some);
    const ending = async () => (await as('viewer', '/admin/leads/ending')).text;
    expect(await ending()).toContain(leads.ending.empty.title);
    expect(await ending()).toContain(`href="/admin/leads">${leads.ending.empty.action}</a>`);
    for (const [table, moment] of [
      ['qualification_submissions', 'created_at'],
      ['submission_status_changes', 'changed_at'],
      ['crm_contacts', 'updated_at'],
      ['crm_deals', 'updated_at'],
    ]) {
      await sql(
        `update public.${table} set ${moment} = now() - interval '24 months' + interval '5 days'
         returning id`,
      );
    }
    expect((await as('viewer', '/admin/leads')).text).toContain(leads.ending.some);
    expect(await ending()).toContain(`href="/admin/leads/${lead.id}"`);
  });

  it('are not moved without a session, by foreign pages, or to states that do not exist', async () => {
    const path = `/admin/leads/${lead.id}`;
    const before = await statusOf();
    const { cookie } = people.manager;
    expect((await post(site(), path, { status: 'lost' })).status).toBe(303);
    const origin = 'https://evil.example';
    expect((await post(site(), path, { status: 'lost' }, { cookie, origin })).status).toBe(403);
    expect((await post(site(), path, { status: 'gold' }, { cookie })).status).toBe(422);
    expect(await statusOf()).toBe(before);
  });

  it('answer 404 where the id is wrong or unknown', async () => {
    for (const id of ['nao', '01890000-0000-7000-8000-000000000001']) {
      const { status, text } = await as('viewer', `/admin/leads/${id}`);
      expect(status).toBe(404);
      expect(text).toContain(pt.notFound.title);
      // A link in a mail may lead to a record that was erased since.
      expect(text.includes(pt.notFound.record)).toBe(id !== 'nao');
    }
  });

  it('are found from the palette by users who may read them', async () => {
    const find = async (who: Who) =>
      JSON.parse((await as(who, `/admin/find?q=${lead.protocol.toLowerCase()}`)).text) as unknown;
    // Those that were opened last are named by id, for users who may read them.
    const recent = async (who: Who) =>
      JSON.parse(
        (await as(who, `/admin/find?recent=lead:${lead.id}&recent=lead:x&recent=x:y`)).text,
      ) as unknown;
    expect(await find('viewer')).toMatchObject([{ kind: 'lead', id: lead.id }]);
    expect(await recent('viewer')).toMatchObject([{ kind: 'lead', id: lead.id }]);
    await sql(
      `delete from public.role_permissions where role = 'viewer' and resource = 'crm' returning role`,
    );
    expect([await find('viewer'), await recent('viewer')]).toEqual([[], []]);
    expect((await as('viewer', '/admin/leads')).status).toBe(403);
    // Without leads the area opens on the first permitted screen, or on the account of the user.
    const landing = async () => {
      const { status, headers } = await as('viewer', '/admin?done=signed-in');
      return [status, headers.location];
    };
    expect(await landing()).toEqual([302, '/admin/projects?done=signed-in']);
    await sql(
      `delete from public.role_permissions where role = 'viewer' and resource in ('feedback', 'projects')
       returning role`,
    );
    expect(await landing()).toEqual([302, '/auth/account?done=signed-in']);
  });

  it('have escaped formulas in the exported file', async () => {
    await sql(`update public.crm_contacts set company = '=cmd|calc' returning id`);
    const { headers, text } = await as('manager', '/admin/leads/export');
    expect(headers['content-disposition']).toContain('.csv');
    expect(text).toContain(`'=cmd|calc`);
  });
});
