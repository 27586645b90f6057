import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import pt from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import files from '#app/features/projects/files/locales/pt-BR.json' with { type: 'json' };
import { UNTIL } from '../patience.ts';
import { nextAddress, post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { multipart, PDF } from './feedback-posts.ts';
import { letIn, someProject, someVersion } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

/** The newest mail to an address whose subject says something. */
async function mailTo(email: string, subject: RegExp) {
  const folder = path.join(site().dataDir, 'mailbox');
  return vi.waitFor(async () => {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.eml')).reverse()) {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
      if (mail.to?.[0]?.address === email && subject.test(mail.subject ?? '')) return mail;
    }
    throw new Error(`No mail to ${email}.`);
  }, UNTIL);
}

const linkIn = (text: string | undefined, start: string) =>
  new RegExp(`${start}[^\\s"<>\\])]*`).exec(text ?? '')?.[0] ?? '';

/** Where a page says that the file of its version is fetched. */
const fileAddressIn = (html: string) =>
  (/href="(\/portal\/cliente\/entregas\/arquivos\/[^"]+)"/.exec(html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  );

describe('from a won deal to an approval, without a script', () => {
  const email = `${randomUUID()}@padaria.example`;
  let project = '';
  let cookie = '';
  const act = (fields: Record<string, string>) =>
    post(site(), `/admin/projects/${project}`, fields, { cookie: manager.cookie });

  it('is created by one button, and published after its dates were checked', async () => {
    const [deal] = await sql<{ id: string }>(
      `with contact as (
         insert into public.crm_contacts (name, email, source) values ('Helena Prado', $1, 'website')
         returning id)
       insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, value, source, close_reason)
       select contact.id, s.pipeline_id, s.id, 'Pedidos pelo WhatsApp', 9000, 'website', 'fit'
       from contact, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'inbound-marketing' and s.kind = 'won' returning id`,
      email,
    );
    const started = await post(
      site(),
      `/admin/deals/${deal?.id}`,
      { intent: 'start-project' },
      { cookie: manager.cookie },
    );
    expect(started.headers.location).toMatch(/^\/admin\/projects\//);
    project = started.headers.location?.split('/').at(-1) ?? '';
    expect((await visit(site(), `/admin/projects/${project}`, manager.cookie)).text).toContain(
      email,
    );
    expect((await act({ intent: 'update', key: randomUUID(), body: 'Cedo.' })).status).toBe(200);
    expect((await act({ intent: 'show' })).status).toBe(200);
  });

  it('invites by mail; the link opens the project, once', async () => {
    const invited = await act({
      ...{ intent: 'invite', email, name: 'Helena Prado', role: 'owner', locale: 'pt-BR' },
    });
    expect(invited.status).toBe(200);
    const link = linkIn((await mailTo(email, /^Convite/)).text, `${site().origin}/portal/convite`);
    const address = link.slice(site().origin.length);
    const page = await visit(site(), address);
    expect([page.status, page.text.includes('Pedidos pelo WhatsApp')]).toEqual([200, true]);
    const token = new URL(link).searchParams.get('token') ?? '';
    const entered = await post(site(), '/portal/convite', { token });
    expect([entered.status, entered.headers.location]).toEqual([
      303,
      `/portal/cliente/projetos/${project}`,
    ]);
    cookie = sessionIn(entered);
    expect((await post(site(), '/portal/convite', { token })).status).toBe(410);
    expect((await visit(site(), address)).status).toBe(410);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await post(site(), '/portal/convite', { token: forged })).status).toBe(410);
  });

  it('shows the bar, after which promised dates are fixed', async () => {
    const { status, text } = await visit(site(), `/portal/cliente/projetos/${project}`, cookie);
    expect([status, text.includes('Linha do tempo de Pedidos pelo WhatsApp.')]).toEqual([
      200,
      true,
    ]);
    expect(text).toContain('Cedo.');
    const moved = await act({
      ...{ intent: 'dates', 'promised-6': '2030-01-01', cause: 'Mais tempo.', whose: 'ours' },
    });
    expect(moved.status).toBe(409);
    const overview = await visit(site(), '/portal/cliente', cookie);
    expect(overview.text).toContain(pt.overview.nothing);
  });

  it('is approved with one button, by the hash, and the receipt is mailed', async () => {
    const form = await multipart(
      {
        ...{ intent: 'version', key: randomUUID(), deliverable: '', title: 'Tela de pedido' },
        ...{ position: '1', link: '', changes: '', holds: 'on' },
      },
      [{ name: 'tela.pdf', bytes: PDF }],
    );
    const sent = await site().ask(`/admin/projects/${project}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': form.type, 'content-length': String(form.body.byteLength) },
        ...{ origin: site().origin, cookie: manager.cookie, 'x-forwarded-for': nextAddress() },
      },
      body: form.body,
    });
    expect(sent.status).toBe(200);
    const [version] = await sql<{ id: string; deliverable: string; sha256: string }>(
      `select v.id, v.deliverable_id as deliverable, v.sha256 from public.deliverable_versions v
       join public.deliverables d on d.id = v.deliverable_id where d.project_id = $1`,
      project,
    );
    const at = `/portal/cliente/entregas/${version?.deliverable}`;
    const mail = await mailTo(email, /^Tela de pedido/);
    expect(mail.text).toContain(`${site().origin}${at}`);
    expect((await visit(site(), '/portal/cliente', cookie)).text).toContain(
      'Aprovar Tela de pedido',
    );
    const page = await visit(site(), at, cookie);
    expect(page.text).toContain(version?.sha256.slice(0, 8));
    // What a browser shows is opened in it; a picture is on the page.
    expect(page.text).toContain(files.file.open);
    expect(page.text).not.toContain('<img src="/portal/');
    const file = await visit(site(), fileAddressIn(page.text), cookie);
    expect([file.status, file.raw.equals(PDF)]).toEqual([200, true]);
    const fields = { intent: 'approve', version: version?.id ?? '', sha256: version?.sha256 ?? '' };
    // Who made it does not decide on it for the client, as one of its owners neither.
    await sql(
      `insert into public.client_members (organization_id, user_id, role)
       select p.organization_id, $2, 'owner' from public.projects p where p.id = $1 returning id`,
      project,
      manager.id,
    );
    const own = await visit(site(), at, manager.cookie);
    expect(own.text).toContain(pt.decision.refused.staff);
    expect(own.text).not.toContain('id="aprovar"');
    const byStaff = await post(site(), at, fields, { cookie: manager.cookie });
    expect([byStaff.status, byStaff.text.includes(pt.decision.refused.staff)]).toEqual([403, true]);
    await sql('delete from public.client_members where user_id = $1 returning id', manager.id);
    const wrong = await post(site(), at, { ...fields, sha256: 'f'.repeat(64) }, { cookie });
    expect(wrong.status).toBe(409);
    expect((await post(site(), at, fields, { cookie })).headers.location).toContain(
      'done=approved',
    );
    // Pressed twice it is one.
    expect((await post(site(), at, fields, { cookie })).status).toBe(303);
    const [approval] = await sql<{ receipt: string; person_name: string }>(
      'select receipt, person_name from public.approvals where version_id = $1',
      version?.id,
    );
    expect(approval?.person_name).toBe('Helena Prado');
    for (const to of [email, manager.email]) {
      const receipt = await mailTo(to, /^Recibo/);
      expect(receipt.text).toContain(approval?.receipt);
      expect(receipt.text).toContain(version?.sha256);
    }
    const after = await visit(site(), `${at}?done=approved`, cookie);
    expect(after.text).toContain(approval?.receipt);
    // A receipt is shown while a change is asked for.
    const change = { intent: 'change', id: randomUUID(), version: version?.id ?? '' };
    expect(
      (await post(site(), at, { ...change, body: ' ', weight: 'detail' }, { cookie })).status,
    ).toBe(422);
    const requested = await post(
      site(),
      at,
      { ...change, body: 'Falta o CPF.', weight: 'detail' },
      { cookie },
    );
    expect(requested.headers.location).toContain('done=asked');
    expect((await mailTo(manager.email, /^Pedido de ajuste/)).text).toContain('Falta o CPF.');
  });

  it('is in English for users who chose it, and holds no internal text', async () => {
    await act({ intent: 'note', key: randomUUID(), body: 'segredo-interno-plantado' });
    const english = `${cookie}; preferred-locale=en`;
    for (const at of ['/portal/cliente', `/portal/cliente/projetos/${project}`]) {
      const { status, text } = await visit(site(), at, english);
      expect([at, status, /<html lang="en"/.test(text)]).toEqual([at, 200, true]);
      expect(text).not.toMatch(/segredo-interno|\{\{|\bundefined\b|\[object /);
    }
  });
});

describe('files of another client', () => {
  const people = {} as Record<'owner' | 'other' | 'gone' | 'finance', SignedIn>;
  let addresses: string[] = [];
  let posts: [string, Record<string, string>][] = [];
  beforeAll(async () => {
    for (const who of ['owner', 'other', 'gone', 'finance'] as const) {
      people[who] = await signedIn(site(), null);
    }
    const [ours, theirs] = [await someProject(), await someProject({ name: 'Padaria Lua' })];
    await letIn(ours, people.owner.id, 'owner');
    await letIn(ours, people.finance.id, 'finance');
    await letIn(theirs, people.other.id, 'owner');
    await letIn(ours, people.gone.id, 'owner');
    await sql('delete from public.client_members where user_id = $1 returning id', people.gone.id);
    const { deliverable, version, sha256 } = await someVersion(ours, 'Segredo da Sol');
    const [update] = await sql<{ id: string }>(
      `insert into public.project_updates (id, project_id, body)
       values (gen_random_uuid(), $1, 'Notícia da Sol') returning id`,
      ours.id,
    );
    const [project, page] = [
      `/portal/cliente/projetos/${ours.id}`,
      `/portal/cliente/entregas/${deliverable}`,
    ];
    addresses = [project, page, `/portal/cliente/entregas/arquivos/${version}`];
    posts = [
      [page, { intent: 'approve', version, sha256 }],
      [page, { intent: 'change', id: randomUUID(), version, body: 'x', weight: 'detail' }],
      [page, { intent: 'comment', id: randomUUID(), version, body: 'x' }],
      [project, { intent: 'comment', id: randomUUID(), update: update?.id ?? '', body: 'x' }],
    ];
  });

  it('is open to its own members', async () => {
    for (const at of addresses.slice(0, 2)) {
      expect([at, (await visit(site(), at, people.owner.cookie)).status]).toEqual([at, 200]);
    }
  });

  it.each(['other', 'gone'] as const)(
    'answers 404 to %s with its real ids, and records the refusal',
    async (who) => {
      const before = await refusedTo(people[who].id);
      for (const at of addresses) {
        const { status, text } = await visit(site(), at, people[who].cookie);
        expect([at, status]).toEqual([at, 404]);
        expect(text).not.toMatch(/Segredo da Sol|Notícia da Sol|Padaria Sol/);
      }
      for (const [at, fields] of posts) {
        const { status } = await post(site(), at, fields, { cookie: people[who].cookie });
        expect([fields['intent'], status]).toEqual([fields['intent'], 404]);
      }
      expect((await refusedTo(people[who].id)) - before).toBeGreaterThanOrEqual(7);
      const overview = await visit(site(), '/portal/cliente?cliente=x', people[who].cookie);
      expect(overview.text).not.toContain('Padaria Sol');
    },
  );

  it('redirects visitors without a session to the sign-in, and finance decides nothing', async () => {
    for (const at of addresses) expect((await visit(site(), at)).status).toBe(303);
    for (const [at, fields] of posts) {
      const { status } = await post(site(), at, fields, { cookie: people.finance.cookie });
      expect([fields['intent'], status]).toEqual([fields['intent'], 404]);
    }
    expect(
      await sql(`select 1 from public.approvals a join public.deliverable_versions v on v.id = a.version_id
        join public.deliverables d on d.id = v.deliverable_id where d.title = 'Segredo da Sol'`),
    ).toEqual([]);
  });

  const refusedTo = async (id: string) =>
    (
      await sql(
        `select 1 from public.security_events, generate_series(1, occurrences)
         where event_type = 'access_refused' and user_id = $1`,
        id,
      )
    ).length;
});

it('explains the next steps to users without a project, and has a sign-out', async () => {
  const withoutRole = await signedIn(site(), null);
  const { status, text } = await visit(site(), '/portal/cliente', withoutRole.cookie);
  expect([status, text.includes(pt.empty.nobody)]).toEqual([200, true]);
  expect((await visit(site(), '/portal/cliente/nada', withoutRole.cookie)).status).toBe(404);
  expect((await visit(site(), '/portal', withoutRole.cookie)).headers.location).toBe(
    '/portal/cliente',
  );
});
