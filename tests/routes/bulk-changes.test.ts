import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import companyWords from '#app/features/crm/companies/locales/pt-BR.json' with { type: 'json' };
import dealWords from '#app/features/crm/deals/locales/pt-BR.json' with { type: 'json' };
import feedbackWords from '#app/features/feedback/admin/staff-feedback/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* What is done with everything that a filter leaves, over more rows than a batch, and one undo for it. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'admin' | 'viewer', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'admin', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
});

type Fields = Record<string, string> | [string, string][];
const act = (path: string, fields: Fields, who: keyof typeof people = 'manager') =>
  post(site(), path, fields as Record<string, unknown>, { cookie: people[who].cookie });
/** What a reply of React Router's data offers to undo. */
const actIn = (text: string) => /"act","([0-9a-f-]{36})"/.exec(text)?.[1] ?? '';

describe('companies', () => {
  const owned = async () =>
    (
      await sql<{ n: number }>(
        'select count(*)::int as n from public.crm_companies where owner_id = $1',
        people.admin.id,
      )
    )[0]?.n;

  beforeEach(async () => {
    await sql('delete from public.crm_companies');
    await sql(
      `insert into public.crm_companies (name, products) select 'Casa ' || n, '{forja}' from generate_series(1, 230) n`,
    );
  });

  it('get one owner, and one undo gives the former ones back', async () => {
    const fields = { intent: 'give-matching', owner: people.admin.id };
    expect((await act('/admin/companies', fields, 'viewer')).status).toBe(403);
    const { status, text } = await act('/admin/companies.data', fields);
    expect([status, await owned()]).toEqual([200, 230]);
    // A colleague has gone on with one of them.
    await sql(`update public.crm_companies set owner_id = null where name = 'Casa 7'`);
    const undo = { intent: 'give-back', act: actIn(text) };
    expect((await act('/admin/companies', undo, 'admin')).status).toBe(200);
    expect(await owned()).toBe(229);
    await act('/admin/companies', undo);
    expect(await owned()).toBe(0);
  });

  it('are selected by their rows, and the history names the change', async () => {
    const [one] = await sql<{ id: string }>(
      `select id from public.crm_companies where name = 'Casa 1'`,
    );
    await act('/admin/companies', { intent: 'give', id: one?.id ?? '', owner: people.admin.id });
    expect(await owned()).toBe(1);
    const page = await visit(site(), `/admin/companies/${one?.id}`, people.viewer.cookie);
    expect(page.text).toContain(companyWords.facts.owner);
    const nobody = { intent: 'give', id: one?.id ?? '', owner: randomUUID() };
    expect((await act('/admin/companies', nobody)).status).toBe(422);
  });
});

describe('deals', () => {
  type Stage = { id: string; kind: string; position: number };
  let stages: Stage[] = [];
  const stageOf = (kind: string, position = 0) =>
    stages.filter((one) => one.kind === kind)[position]?.id ?? '';
  const standing = async () =>
    Object.fromEntries(
      (
        await sql<{ stage: string; n: number }>(
          `select coalesce(close_reason, s.kind) as stage, count(*)::int as n from public.crm_deals d
           join public.crm_stages s on s.id = d.stage_id group by 1`,
        )
      ).map(({ stage, n }) => [stage, n]),
    );

  beforeEach(async () => {
    stages = await sql<Stage>(
      `select s.id, s.kind, s.position from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'inbound-marketing' and s.is_active order by s.kind, s.position`,
    );
    await sql('delete from public.crm_deals');
    await sql(
      `with contact as (insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'manual') returning id)
       insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
       select c.id, s.pipeline_id, s.id, 'Portal ' || n, 'manual', case when n <= 210 then 1000 else 0 end
       from contact c, generate_series(1, 220) n, public.crm_stages s where s.id = $2`,
      `${randomUUID()}@casa.example`,
      stageOf('open'),
    );
  });

  it('are lost with one reason for all, and one undo opens them again', async () => {
    const lost = { intent: 'move-matching', stage: stageOf('lost') };
    expect((await act('/admin/deals', { ...lost, reason: 'price' }, 'viewer')).status).toBe(403);
    const without = await act('/admin/deals.data', lost);
    expect([without.status, without.text.includes('"code","reason"')]).toEqual([422, true]);
    expect(await standing()).toEqual({ open: 220 });
    const done = await act('/admin/deals.data', { ...lost, reason: 'price', note: 'Caro.' });
    expect([done.status, await standing()]).toEqual([200, { price: 220 }]);
    const undo = { intent: 'move-back', act: actIn(done.text) };
    await act('/admin/deals', undo, 'admin');
    expect(await standing()).toEqual({ price: 220 });
    // A colleague has reopened one of them.
    await sql(
      `update public.crm_deals set stage_id = $1, close_reason = null where title = 'Portal 7'`,
      stageOf('open', 1),
    );
    await act('/admin/deals', undo);
    expect(await standing()).toEqual({ open: 220 });
    const [seventh] = await sql<{ stage: string }>(
      `select stage_id as stage from public.crm_deals where title = 'Portal 7'`,
    );
    expect(seventh?.stage).toBe(stageOf('open', 1));
  });

  it('stay where the stage is of another pipeline', async () => {
    const [other] = await sql<{ id: string }>(
      `select s.id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'direct-sales' and s.kind = 'open' order by s.position limit 1`,
    );
    const moved = await act('/admin/deals.data', {
      intent: 'move-matching',
      stage: other?.id ?? '',
    });
    expect([moved.status, /"kept",220/.test(moved.text)]).toEqual([200, true]);
  });

  it('are moved by their rows', async () => {
    const [one] = await sql<{ id: string }>('select id from public.crm_deals limit 1');
    await act('/admin/deals', {
      intent: 'move-many',
      id: one?.id ?? '',
      stage: stageOf('open', 1),
    });
    const [moved] = await sql<{ stage: string }>(
      'select stage_id as stage from public.crm_deals where id = $1',
      one?.id,
    );
    expect(moved?.stage).toBe(stageOf('open', 1));
    const { text } = await visit(site(), '/admin/deals/list', people.manager.cookie);
    expect(text).toContain(dealWords.fields.stage);
  });
});

describe('feedback', () => {
  const owned = async () =>
    (
      await sql<{ n: number }>(
        'select count(*)::int as n from public.feedback_entries where owner_id = $1',
        people.admin.id,
      )
    )[0]?.n;

  beforeEach(async () => {
    await sql('delete from public.feedback_entries');
    await sql(
      `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, created_at)
       select gen_random_uuid(), 'F' || n, p.id, case when n <= 20 then 'ideia' else 'bug' end, 'Botão ' || n,
         now() + n * interval '1 second'
       from generate_series(1, 230) n, public.feedback_projects p where p.key = 'forja'`,
    );
  });

  it('has an owner, is filtered by them, and one undo removes them', async () => {
    const fields = { intent: 'give-matching', owner: people.admin.id };
    expect((await act('/admin/feedback', fields, 'viewer')).status).toBe(403);
    const { text } = await act('/admin/feedback.data?type=bug', fields);
    expect(await owned()).toBe(210);
    const listed = await visit(
      site(),
      `/admin/feedback?owner=${people.admin.id}&status=new`,
      people.viewer.cookie,
    );
    expect(listed.text).toContain('Botão 230');
    const others = await visit(site(), '/admin/feedback?owner=none', people.viewer.cookie);
    expect(others.text).toContain('Botão 20<');
    expect(others.text).not.toContain('Botão 230');
    await act('/admin/feedback', { intent: 'give-back', act: actIn(text) });
    expect(await owned()).toBe(0);
  });

  it('keeps the undo of a move after a new owner', async () => {
    const [one] = await sql<{ id: string }>(
      `select id from public.feedback_entries where protocol = 'F1'`,
    );
    const id = one?.id ?? '';
    await act('/admin/feedback', { intent: 'move', status: 'triaged', id });
    await act('/admin/feedback', { intent: 'give', id, owner: people.admin.id });
    await act('/admin/feedback', { intent: 'undo', status: 'triaged', back: `${id}:new` });
    const page = await visit(site(), `/admin/feedback/${id}`, people.viewer.cookie);
    expect(page.text).toContain(feedbackWords.owner);
    const [stands] = await sql<{ status: string; owner: string }>(
      'select status, owner_id as owner from public.feedback_entries where id = $1',
      id,
    );
    expect(stands).toEqual({ status: 'new', owner: people.admin.id });
  });
});
