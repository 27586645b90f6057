import { keepSample } from './feedback.ts';
import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

/** Tickets about the newest entries, with their owners and messages. */
const TICKETS = `
  with asked as (
    select e.*, row_number() over (order by e.created_at desc) as place
    from public.feedback_entries e
    where e.type in ('bug', 'duvida', 'ideia') and e.protocol like 'F-DEMO-0%' limit 6
  ), made as (
    insert into public.feedback_tickets (project_id, feedback_id, contact_id, title, status, priority,
      owner_id, created_by, created_at, last_public_at, solved_at)
    select a.project_id, a.id, (select c.id from public.crm_contacts c where c.company_id is not null
        order by c.created_at offset a.place limit 1), w.title, w.status, w.priority,
      case when w.place % 3 > 0 then case when w.place % 2 = 0 then $1::uuid else $2::uuid end end, $1,
      a.created_at + interval '1 hour', a.created_at + interval '5 hours',
      case when w.status = 'solved' then a.created_at + interval '5 hours' end
    from asked a join (values
      (1, 'Exemplo: o botão some ao girar o celular', 'open', 'urgent'),
      (2, 'Exemplo: filtrar workshops por cidade', 'waiting', 'low'),
      (3, 'Exemplo: dúvida sobre atendimento fora do Brasil', 'in_progress', 'medium'),
      (4, 'Exemplo: rodapé quebrado no tablet', 'solved', 'medium'),
      (5, 'Exemplo: o menu não abre', 'open', 'high'),
      (6, 'Exemplo: exportar a lista', 'waiting', 'medium')
    ) w (place, title, status, priority) using (place)
    returning id, feedback_id, contact_id, title, created_at
  )
  insert into public.feedback_messages (id, ticket_id, entry_id, author, written_by, body, via, created_at)
    select gen_random_uuid(), m.id, case s.author when 'author' then m.feedback_id end, s.author,
      case s.author when 'staff' then $1::uuid end, s.body,
      case s.author when 'staff' then 'desk' else 'page' end, m.created_at + s.later
    from made m cross join (values
      ('staff', 'Exemplo: recebemos, obrigado. Em que aparelho isso acontece?', interval '2 hours'),
      ('author', 'Exemplo: num celular de uns quatro anos.', interval '3 hours'),
      ('staff', 'Exemplo: conseguimos repetir aqui. A correção entra na próxima entrega.', interval '4 hours')
    ) s (author, body, later)`;

const NOTES = `
  with note as (
    insert into public.ticket_notes (id, ticket_id, author_id, body, created_at)
    select gen_random_uuid(), t.id, $1, 'Exemplo: @{' || $2::text || '}, cabe na entrega desta semana?',
      t.created_at + interval '90 minutes'
    from public.feedback_tickets t where t.status in ('open', 'in_progress')
      and t.title like 'Exemplo:%'
    returning id, created_at
  )
  insert into public.note_mentions (ticket_note_id, user_id, created_at)
  select id, $2::text::uuid, created_at from note`;

/** One that goes on in another, and one that continues what was solved long ago. */
const KIN = `
  with kept as (
    select id, project_id, contact_id from public.feedback_tickets
    where title = 'Exemplo: o menu não abre'
  ), merged as (
    insert into public.feedback_tickets (project_id, contact_id, title, status, merged_into, merged_at)
    select project_id, contact_id, 'Exemplo: menu travado', 'closed', id, now() from kept
  )
  insert into public.feedback_tickets (project_id, contact_id, title, follows)
  select project_id, contact_id, 'Exemplo: o menu travou de novo', id from kept`;

/** An answer that waits for its time. */
const LATER = `
  insert into public.ticket_replies_later (id, ticket_id, author_id, body, next_status, send_at)
  select gen_random_uuid(), t.id, $1, 'Exemplo: a correção já está no ar. Pode conferir?', 'waiting',
    now() + interval '60 days'
  from public.feedback_tickets t where t.title = 'Exemplo: o menu não abre'`;

/** Ratings of requesters, from before they wrote again. */
const RATINGS = `
  insert into public.ticket_ratings (ticket_id, project_id, module_id, solved_at, entry_id, author_email,
    asked_at, score, comment, rated_at, changed_at)
  select t.id, t.project_id, t.module_id, m.at, t.feedback_id, t.author_email, m.at, 4,
    'Exemplo: foi rápido, só faltou avisar quando ficou pronto.', m.at + interval '2 hours',
    m.at + interval '2 hours'
  from public.feedback_tickets t, lateral (select t.created_at + interval '5 hours' as at) m
  where t.title = 'Exemplo: rodapé quebrado no tablet' and t.feedback_id is not null
  order by t.number limit 1`;

/** Tickets that came just now, so that some clocks run, and an answer that a rule has begun. */
const LATELY = `
  with lately as (
    update public.feedback_tickets t
      set clock_since = now() - make_interval(mins => case t.priority when 'urgent' then 25 else 90 end)
      where t.title like 'Exemplo:%' and t.status in ('open', 'in_progress', 'waiting')
      returning t.id
  )
  insert into public.ticket_drafts (ticket_id, template_key, run_id)
  select t.id, 'followup', gen_random_uuid() from public.feedback_tickets t
  where t.title = 'Exemplo: o menu travou de novo'`;

/** A rule about tickets, and a notice of it. */
const NOTICE = `
  with rule as (
    insert into public.automation_rules
      (name, subject, product, starts, conditions, acts, is_active, display_order)
    values ('Exemplo: chamado urgente avisa', 'ticket', 'forja', '{"kind": "arrives"}',
      '[{"field": "priority", "op": "is", "value": "urgent"}]', '[{"kind": "notice", "to": ["owner"]}]', true, 5)
    returning id
  )
  insert into public.automation_notices (user_id, kind, rule_id, ticket_id, product, created_at)
  select t.owner_id, 'rule', r.id, t.id, 'forja', now() - interval '20 minutes'
  from rule r cross join public.feedback_tickets t
  where t.title like 'Exemplo:%' and t.priority = 'urgent' and t.owner_id is not null
  order by t.number limit 1`;

/** A survey: who was asked, who agreed to that, and one answer. */
const SURVEY = `
  with asked as (
    select c.id, c.email, row_number() over (order by c.created_at) as place from public.crm_contacts c
    where c.email is not null order by c.created_at limit 3
  ), agreed as (
    insert into public.survey_consents (email, way, proof, noted_by, given_at)
    select a.email, 'staff', 'Exemplo: disse na reunião de abertura.', $1::uuid, now() - interval '40 days' from asked a
    on conflict do nothing
  ), survey as (
    insert into public.nps_surveys (id, project_id, created_by, created_at)
    select gen_random_uuid(), p.id, $1::uuid, now() - interval '20 days' from public.feedback_projects p
    where p.key = 'forja' returning id, created_at
  )
  insert into public.nps_invitations (survey_id, contact_id, email, asked_at, sent_at, answered_at, entry_id)
  select s.id, a.id, a.email, s.created_at, s.created_at + interval '1 minute',
    case a.place when 1 then s.created_at + interval '1 day' end,
    case a.place when 1 then (select e.id from public.feedback_entries e where e.type = 'nps' limit 1) end
  from asked a cross join survey s`;

/** Conversations of staff with requesters. */
export async function makeDemoTickets(
  people: readonly DemoPerson[],
  folder: string,
): Promise<void> {
  const idOf = (wanted: string) => {
    const person = people.find(({ role }) => role === wanted);
    if (!person) throw new Error(`The demonstration has no ${wanted}.`);
    return person.id;
  };
  const [one, other] = [idOf('superadmin'), idOf('manager')];
  await sql(TICKETS, [one, other]);
  await sql(NOTES, [one, other]);
  await sql(KIN, []);
  await sql(RATINGS, []);
  await sql(SURVEY, [one]);
  await sql(LATER, [one]);
  await sql(LATELY, []);
  await sql(NOTICE, []);
  await sql('select public.recompute_ticket_clocks(p_limit => 100000)', []);
  const { key, size, sha256 } = await keepSample(folder, 'feedback');
  await sql(
    `insert into public.feedback_attachments (message_id, uploaded_by, storage_key, original_name,
       content_type, size, sha256)
     select m.id, $1, $2, 'passo-a-passo-de-exemplo.txt', 'text/plain', $3, $4
     from public.feedback_messages m where m.author = 'staff' and m.ticket_id is not null
     order by m.created_at limit 1`,
    [one, key, size, sha256],
  );
}
