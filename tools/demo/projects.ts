import { brCodeOf } from '#app/features/projects/invoices/pix/br-code.ts';
import { keepSample } from './feedback.ts';
import type { DemoPerson } from './people.ts';
import { makeDemoFiles } from './project-files.ts';
import { makeDemoVersions } from './project-versions.ts';
import { sql } from './sql.ts';

/** Days before today on which stages were to end and ended, of two projects of one client. */
const PROJECTS = `
  with client as (
    select m.organization_id as id from public.client_members m where m.user_id = $2 limit 1
  ), project as (
    insert into public.projects (organization_id, deal_id, name, value, starts_on, conducted_by,
      created_by, shown_at, opened_at, created_at)
    select client.id, case p.place when 1 then (
        select d.id from public.crm_deals d where d.organization_id = client.id order by d.closed_at limit 1)
      end, p.name, p.value, private.business_day(now()) - p.begun, $1, $1, now() - p.begun * interval '1 day',
      now() - (p.begun - 1) * interval '1 day', now() - p.begun * interval '1 day'
    from client cross join (values
      (1, 'Exemplo: pedidos pelo WhatsApp', 54000, 113),
      (2, 'Exemplo: clube de assinatura', 32000, 29)
    ) p (place, name, value, begun)
    returning id, starts_on, name
  )
  insert into public.project_stages (project_id, position, promised_on, planned_on, actual_on, gloss)
  select p.id, s.place, p.starts_on + s.promised, p.starts_on + s.planned, p.starts_on + s.actual,
    'Exemplo: ' || s.gloss
  from project p join (values
    ('pedidos', 1, 4, null, 4, 'o problema em uma frase'),
    ('pedidos', 2, 18, null, 18, 'dois turnos no balcão'),
    ('pedidos', 3, 32, null, 39, 'o desenho das telas'),
    ('pedidos', 4, 102, 123, null, 'as partes em uso no teste'),
    ('pedidos', 5, 114, 135, null, 'a equipe aprende'),
    ('pedidos', 6, 121, 142, null, 'uma loja vira três'),
    ('clube', 1, 4, null, 4, 'o problema em uma frase'),
    ('clube', 2, 18, null, 17, 'como se assina hoje'),
    ('clube', 3, 32, null, null, 'o desenho do plano'),
    ('clube', 4, 109, null, null, 'as partes em uso'),
    ('clube', 5, 123, null, null, 'a equipe aprende'),
    ('clube', 6, 130, null, null, 'o clube abre')
  ) s (name, place, promised, planned, actual, gloss) on strpos(p.name, s.name) > 0
  order by p.id, s.place`;

const WORDS = `
  with project as (
    select id, starts_on from public.projects where name = 'Exemplo: pedidos pelo WhatsApp'
  ), moved as (
    insert into public.project_date_changes
      (act, project_id, position, kind, from_on, to_on, cause, whose, changed_by, at)
    select $2, id, 6, 'planned', null, starts_on + 142, 'Exemplo: são três modelos de impressora, e '
      'contávamos com um.', 'ours', $1, now() - interval '5 days' from project
  ), waited as (
    insert into public.project_waits (project_id, position, what, since, until, created_by)
    select id, 3, 'Exemplo: acesso ao sistema', starts_on + 25, starts_on + 32, $1 from project
  ), news as (
    insert into public.project_updates (id, project_id, author_id, body, created_at)
    select $3, id, $1, 'Exemplo: o pedido feito pelo WhatsApp já chega ao teste.', now() - interval '2 hours'
    from project returning id, project_id
  ), said as (
    insert into public.project_comments (id, project_id, update_id, from_client, author_id, body)
    select gen_random_uuid(), project_id, id, true, $4, 'Exemplo: testei, chegou certo.' from news
  ), noted as (
    insert into public.project_notes (id, project_id, author_id, body)
    select gen_random_uuid(), id, $1, 'Exemplo: combinar a semana da impressora.' from project
  ), recorded as (
    insert into public.project_events (project_id, kind, actor, at)
    select id, k.kind, $1, now() - interval '113 days' from project, (values ('started'), ('shown')) k (kind)
  ), invited as (
    insert into public.client_invitations (organization_id, project_id, email, name, role, invited_by)
    select p.organization_id, p.id, 'nina@exemplo.example', 'Exemplo: Nina', 'member', $1
    from public.projects p join project on project.id = p.id
  )
  insert into public.deliverables (id, project_id, position, title, created_by)
  select k.id, project.id, 4, k.title, $1 from project, (values
    ($5::uuid, 'Exemplo: mapa do pedido'), ($6::uuid, 'Exemplo: tela de pedido')) k (id, title)`;

const VERSION = `
  insert into public.deliverable_versions (id, deliverable_id, number, state, storage_key, file_name,
    content_type, size, sha256, changes, sent_by, sent_at)
  values ($1, $2, 1, $3, $4, 'exemplo.txt', 'text/plain', $5, $6, 'Exemplo: primeira versão.', $7,
    now() - interval '4 days')`;

const APPROVAL = `
  insert into public.approvals (version_id, receipt, user_id, person_name, member_role, organization_name,
    file_name, size, sha256, approved_at)
  select v.id, 'A-EXEM-PL00', $2, 'Exemplo', 'owner', 'Exemplo', v.file_name, v.size, v.sha256,
    now() - interval '3 days'
  from public.deliverable_versions v where v.id = $1`;

const CODE = brCodeOf({
  ...{ key: 'pix@exemplo.example', name: 'Exemplo', city: 'Exemplo', cents: 900_000 },
});

/** Six installments of the first project, in their state of today, and a down payment that is overdue. */
const INVOICES = `
  with key as (
    insert into public.pix_keys (kind, key, merchant_name, merchant_city, set_by)
    values ('email', 'pix@exemplo.example', 'EXEMPLO', 'EXEMPLO', $1::uuid)
  ), made as (
    insert into public.invoices (id, organization_id, project_id, number, description, value, due_on, state,
      installment, installments, pix_text, issued_at, issued_by, paid_on, paid_how, marked_by, due_told_on,
      overdue_told_on, created_by)
    select gen_random_uuid(), p.organization_id, p.id,
      extract(year from private.business_day(now()))::text || '-' || lpad(i.place::text, 3, '0'),
      'Exemplo: ' || i.what, 9000, private.business_day(now()) + i.days, i.state, i.nth, i.of,
      case when i.state <> 'draft' then $2::text end,
      case when i.state <> 'draft' then now() - interval '100 days' end,
      case when i.state <> 'draft' then $1::uuid end,
      case when i.state = 'paid' then private.business_day(now()) + i.days end,
      case when i.state = 'paid' then i.how end, case when i.state = 'paid' then $1::uuid end,
      private.business_day(now()), private.business_day(now()), $1::uuid
    from (values
      (1, 'pedidos', 'pedidos pelo WhatsApp', -89, 'paid', 1, 6, 'pix'),
      (2, 'pedidos', 'pedidos pelo WhatsApp', -60, 'paid', 2, 6, 'boleto'),
      (3, 'pedidos', 'pedidos pelo WhatsApp', -28, 'paid', 3, 6, 'pix'),
      (4, 'pedidos', 'pedidos pelo WhatsApp', 3, 'issued', 4, 6, null),
      (5, 'clube', 'clube de assinatura, entrada', -5, 'issued', null, null, null),
      (6, 'pedidos', 'pedidos pelo WhatsApp', 33, 'draft', 5, 6, null)
    ) i (place, name, what, days, state, nth, of, how)
    join public.projects p on p.name like 'Exemplo: %' and strpos(p.name, i.name) > 0
    returning id, state
  )
  insert into public.invoice_events (invoice_id, kind, actor)
  select m.id, k.kind, $1::uuid from made m
  join (values (1, 'begun', 'draft'), (2, 'issued', 'issued'), (3, 'paid', 'paid')) k (place, kind, state)
    on k.kind = 'begun' or m.state <> 'draft' and k.kind = 'issued' or m.state = k.state
  order by k.place`;

/** Work for the client of the demonstration: one project that is late and waits, and one on its day. */
export async function makeDemoProjects(
  people: readonly DemoPerson[],
  folder: string,
  uuid: () => string,
): Promise<void> {
  const idOf = (wanted: DemoPerson['role']) => people.find(({ role }) => role === wanted)?.id ?? '';
  const [manager, client] = [idOf('manager'), idOf(null)];
  await sql(PROJECTS, [manager, client]);
  await sql(INVOICES, [manager, CODE]);
  const [map, screen] = [uuid(), uuid()];
  await sql(WORDS, [manager, uuid(), uuid(), client, map, screen]);
  for (const [deliverable, state] of [
    [map, 'approved'],
    [screen, 'waiting'],
  ] as const) {
    const version = uuid();
    const { key, size, sha256 } = await keepSample(folder, 'projects');
    await sql(VERSION, [version, deliverable, state, key, size, sha256, manager]);
    if (state === 'approved') await sql(APPROVAL, [version, client]);
  }
  await makeDemoVersions(folder, { client, manager });
  await makeDemoFiles(folder, client, manager);
}
