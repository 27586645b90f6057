import { asActor } from '#app/platform/database/database.server.ts';
import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

/** Settings saved as a user, so that the history names them. */
async function changeSettings(userId: string): Promise<void> {
  await asActor({ kind: 'user', userId }, async (tx) => {
    await tx
      .insertInto('page_seo')
      .values({ pagePath: '/lab', title: 'Lab (exemplo)', keywords: 'exemplo' })
      .execute();
    await tx
      .updateTable('form_fields')
      .set({ placeholderText: 'Exemplo: Padaria Aurora' })
      .where('contactProperty', '=', 'company')
      .execute();
    await tx
      .insertInto('lead_assignment_rules')
      .values([
        {
          name: 'Automação (exemplo)',
          position: 1,
          services: ['automationAi'],
          way: 'person',
          ownerId: userId,
        },
        { name: 'Em rodízio (exemplo)', position: 2, way: 'turn' },
      ])
      .execute();
  });
}

/** Whose turn it was last. */
const TURNS = `
  insert into private.lead_turns (rule_id, user_id, turn)
  select r.id, $1, 1 from public.lead_assignment_rules r where r.way = 'turn'`;

/** Feedback of a contact: what it doubles, the ticket that came of it, and how far that is. */
const FEEDBACK = `
  with contact as (
    select c.id, c.name, c.email from public.crm_contacts c order by c.created_at limit 1
  ), entry as (
    insert into public.feedback_entries (id, protocol, project_id, type, status, verbatim,
      author_name, author_email, contact_id, duplicate_of, created_at)
    select gen_random_uuid(), 'F-DEMO-DUPL', first.project_id, 'bug', 'duplicate',
      'Exemplo: aconteceu comigo também.', contact.name, contact.email, contact.id, first.id,
      now() - interval '2 days'
    from contact, (select e.id, e.project_id from public.feedback_entries e
      where e.protocol = 'F-DEMO-0000') first
    returning id, project_id, contact_id
  ), ticket as (
    insert into public.feedback_tickets (project_id, feedback_id, contact_id, title, status, created_by)
    select project_id, id, contact_id, 'Chamado de exemplo: aconteceu de novo', 'in_progress', $1
    from entry returning id
  )
  insert into public.feedback_changes (ticket_id, from_status, to_status, changed_by, changed_role)
  select id, 'open', 'in_progress', $1, 'authenticated' from ticket`;

/** An idea that three people ask for, scored, planned and announced; and its former score. */
const IDEAS = `
  with idea as (
    insert into public.feedback_entries (id, protocol, project_id, module_id, type, status, verbatim,
      author_name, author_email, reach, impact, confidence, effort, rice_revision, created_at)
    select gen_random_uuid(), 'F-DEMO-IDEA', m.project_id, m.id, 'ideia', 'planned',
      'Exemplo: exportar o relatório de vendas por loja.', 'Visita de exemplo', 'visita@exemplo.example',
      62, 2, 80, 0.6, 2, now() - interval '20 days'
    from public.feedback_modules m where m.key = 'site' order by m.id limit 1
    returning id, project_id, module_id
  ), weighed as (
    insert into public.idea_score_changes (entry_id, reach, impact, confidence, effort, rice_score,
      changed_by, changed_at)
    select idea.id, w.reach, 2, 80, 0.6, w.score, $1, now() - w.ago
    from idea, (values (40, 106.67, interval '12 days'), (62, 165.33, interval '10 days'))
      w (reach, score, ago)
  ), told as (
    insert into public.idea_outcomes (entry_id, status, words, words_en, mails, told_by, told_at, due_at)
    select idea.id, 'planned', 'Exemplo: começamos em março.', 'Example: we begin in March.', 2, $1,
      now() - interval '9 days', now() - interval '9 days' from idea
  )
  select id, project_id, module_id from idea`;
/** More requesters of an idea: joined to it in a statement of their own, which counts them. */
const VOICES = `
  insert into public.feedback_entries (id, protocol, project_id, module_id, type, status, verbatim,
    author_name, author_email, locale, duplicate_of, created_at)
  select gen_random_uuid(), 'F-DEMO-SAM' || v.place, i.project_id, i.module_id, 'ideia', 'duplicate', v.said,
    v.name, v.email, v.locale, i.id, now() - v.place * interval '3 days'
  from public.feedback_entries i, (values
    (1, 'Exemplo: dá para baixar as vendas de cada loja?', null, null, 'pt-BR'),
    (2, 'Example: an export of the sales by store.', 'Sample visitor', 'visitor@exemplo.example', 'en')
  ) v (place, said, name, email, locale) where i.protocol = 'F-DEMO-IDEA'`;

/** A subscriber of the newsletter, and one whom staff unsubscribed by telephone. */
const READERS = `
  with reader as (
    insert into public.newsletter_subscriptions (email, status, consent_version, consent_locale,
      contact_id, asked_at, confirmed_at, unsubscribed_at)
    select c.email, case c.place when 1 then 'active' else 'unsubscribed' end, '2026-11-21', 'pt-BR',
      c.id, now() - interval '8 days', now() - interval '8 days',
      case c.place when 2 then now() - interval '1 day' end
    from (select c.id, c.email, row_number() over (order by c.created_at) as place
      from public.crm_contacts c where c.email is not null) c where c.place <= 2
    returning id, consent_version, consent_locale, asked_at, confirmed_at, unsubscribed_at
  )
  insert into public.newsletter_events
    (subscription_id, kind, way, consent_version, consent_locale, happened_at, actor_id)
  select r.id, e.kind, e.way, r.consent_version, r.consent_locale, e.happened_at,
    case e.way when 'staff' then $1::uuid end
  from reader r, lateral (values ('asked', 'form', r.asked_at), ('confirmed', 'link', r.confirmed_at),
    ('unsubscribed', 'staff', r.unsubscribed_at)) e (kind, way, happened_at)
  where e.happened_at is not null`;

/** What staff write to each other about the newest leads that somebody works on, a question first. */
const NOTES = `
  with lead as (
    select s.id, row_number() over (order by s.created_at desc) as place,
      greatest(s.created_at, now() - interval '2 days') as at
    from public.qualification_submissions s
    where s.contact_id is not null and s.status in ('new', 'contacted', 'qualified')
    order by s.created_at desc limit 3
  ), note as (
    insert into public.lead_notes (id, lead_id, author_id, body, created_at)
    select gen_random_uuid(), lead.id, said.author, said.body,
      -- None is written ahead of now, and the order stays.
      greatest(lead.at + said.later * 0.01,
        least(lead.at + said.later, now() - (interval '1 hour' - said.later) * 0.1))
    from lead join (values
      (1, $1::uuid, 'Exemplo: @{' || $2 || '}, a integração com o ERP cabe no prazo que a gente prometeu?',
        interval '5 minutes'),
      (2, $2::uuid, 'Exemplo: @{' || $1 || '}, prefere falar por telefone, depois das 14h.',
        interval '20 minutes'),
      (2, $1::uuid, 'Exemplo: combinado, eu ligo.', interval '50 minutes'),
      (3, $2::uuid, 'Exemplo: já é cliente da nossa parceira.', interval '1 hour')
    ) said (place, author, body, later) using (place)
    returning id, body, created_at
  )
  insert into public.note_mentions (lead_note_id, user_id, created_at, read_at)
  select note.id, named.id, note.created_at,
    case when named.id = $1 then note.created_at + interval '10 minutes' end
  from note join (values ($1::uuid), ($2::uuid)) named (id)
    on strpos(note.body, '@{' || named.id || '}') > 0`;
/** What staff write to each other about open deals, with a question and a file. */
const DEAL_NOTES = `
  with deal as (
    select d.id, row_number() over (order by d.value desc, d.created_at desc) as place
    from public.crm_deals d where d.state = 'open' and d.is_active limit 2
  ), note as (
    insert into public.crm_notes (id, deal_id, author_id, body, created_at)
    select gen_random_uuid(), deal.id, said.author, said.body, now() - said.ago
    from deal join (values
      (1, $2::uuid, 'Exemplo: @{' || $1::uuid || '}, cabe guardar três dias de pedido no aparelho?',
        interval '26 hours'),
      (1, $1::uuid, 'Exemplo: cabe. Vou medir e escrevo aqui.', interval '25 hours'),
      (2, $1::uuid, 'Exemplo: pediram a proposta em duas etapas.', interval '3 days')
    ) said (place, author, body, ago) using (place)
    returning id, body, author_id
  ), file as (
    insert into public.note_files
      (crm_note_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    select note.id, note.author_id, 'notes/' || repeat('e', 64), 'exemplo-rota.pdf', 'application/pdf', 3,
      repeat('e', 64) from note where note.body like '%guardar%'
  )
  insert into public.note_mentions (crm_note_id, user_id)
  select note.id, $1::uuid from note where strpos(note.body, '@{' || $1::uuid || '}') > 0`;

/** A note at the oldest contact, and files of the first note at a lead and at a ticket. */
const OTHER_NOTES = `
  with contact as (
    insert into public.crm_notes (id, contact_id, author_id, body, created_at)
    select gen_random_uuid(), c.id, $1::uuid, 'Exemplo: prefere falar de manhã.', now() - interval '5 days'
    from public.crm_contacts c order by c.created_at, c.id limit 1
  ), lead as (
    insert into public.note_files
      (lead_note_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    select n.id, $1::uuid, 'notes/' || repeat('c', 64), 'exemplo-medidas.pdf', 'application/pdf', 3,
      repeat('c', 64) from public.lead_notes n order by n.created_at, n.id limit 1
  )
  insert into public.note_files
    (ticket_note_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
  select n.id, $1::uuid, 'notes/' || repeat('d', 64), 'exemplo-tela.pdf', 'application/pdf', 3,
    repeat('d', 64) from public.ticket_notes n order by n.created_at, n.id limit 1`;

/** Messages to the newest leads that somebody works on, and a file that went along. */
const MESSAGES = `
  with lead as (
    select s.id, s.contact_id, s.deal_id, c.email, c.name, s.created_at,
      row_number() over (order by s.created_at desc) as place
    from public.qualification_submissions s join public.crm_contacts c on c.id = s.contact_id
    where s.status in ('contacted', 'qualified') and c.email is not null
    order by (s.deal_id is null), s.created_at desc limit 3
  ), message as (
    insert into public.crm_messages (id, channel, direction, contact_id, lead_id, deal_id, product,
      author_id, template_key, recipient, subject, body, mail_state, at)
    select gen_random_uuid(), said.channel, said.direction, lead.contact_id, lead.id, lead.deal_id,
      'forja', $1::uuid, said.template, case said.channel when 'mail' then lead.email end,
      case said.channel when 'mail' then 'Exemplo: recebemos seu pedido' end, said.body,
      case said.channel when 'mail' then 'kept' end,
      -- In this order, and not yet to come: the newest lead is minutes old.
      least(lead.created_at + said.later, lead.created_at + (now() - lead.created_at) * said.part)
    from lead join (values
      (1, 'mail', 'out', 'welcome', 'Exemplo: oi! Li o que você escreveu. Que dia funciona para conversar?',
        interval '20 minutes', 0.3),
      (1, 'call', 'in', null, 'Exemplo: ligou para combinar quinta às 14h.', interval '3 hours', 0.6),
      (2, 'whatsapp', 'out', 'followup', 'Exemplo: ficou alguma dúvida sobre o que conversamos?',
        interval '1 day', 0.9)
    ) said (place, channel, direction, template, body, later, part) using (place)
    returning id, channel
  )
  insert into public.crm_message_files
    (message_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
  select m.id, $1::uuid, 'messages/' || repeat('d', 64), 'exemplo.pdf', 'application/pdf', 3,
    repeat('d', 64) from message m where m.channel = 'mail' limit 1`;

/** Lists as a member of staff comes back to them. */
const VIEWS = `
  insert into public.list_views (id, user_id, list, name, query, created_at)
  select gen_random_uuid(), $1, v.list, v.name, v.query, now() - interval '20 days' + v.place * interval '1 day'
  from (values (1, 'leads', 'Workshops a retomar', '?status=contacted&source=workshop'),
    (2, 'leads', 'Forjar projeto, qualificados', '?status=qualified&source=qualification'),
    (3, 'feedback', 'Erros a ver', '?status=new&type=bug'),
    (4, 'work', 'E-mails que falharam', '?state=failed')) v (place, list, name, query)`;

/** Notices that a user has switched off. */
const NOTICES = `
  insert into public.notice_choices (user_id, kind, channel, off)
  values ($1, 'mention', 'mail', true)`;

/** News for the morning mail of a person of a client. */
const CLIENT_NOTICES = `
  insert into public.client_notice_choices (user_id, kind, way)
  values ($1, 'date', 'digest')`;

/** What staff did with what is there, under their names. */
export async function makeDemoStaffWork(people: DemoPerson[]): Promise<void> {
  const who = people.find(({ role }) => role === 'superadmin');
  if (!who) throw new Error('The demonstration has no superadmin.');
  await sql(
    `update public.user_roles set granted_by = $1 where user_id <> $1 and reason <> 'Demonstração'`,
    [who.id],
  );
  await changeSettings(who.id);
  await sql(TURNS, [who.id]);
  await sql(FEEDBACK, [who.id]);
  await sql(`update public.feedback_entries set owner_id = $1 where protocol like 'F-DEMO-000%'`, [
    who.id,
  ]);
  await sql(IDEAS, [who.id]);
  await sql(VOICES);
  await sql(READERS, [who.id]);
  await sql(NOTES, [who.id, people.find(({ role }) => role === 'manager')?.id]);
  await sql(DEAL_NOTES, [who.id, people.find(({ role }) => role === 'manager')?.id]);
  await sql(OTHER_NOTES, [who.id]);
  await sql(MESSAGES, [who.id]);
  await sql(VIEWS, [who.id]);
  await sql(NOTICES, [who.id]);
  await sql(CLIENT_NOTICES, [people.find(({ role }) => role === null)?.id]);
  await sql(
    `insert into public.privacy_request_events (request_id, event, actor_id, happened_at)
     select r.id, 'looked', $1, now() - interval '3 days' from public.privacy_requests r
     where r.protocol = 'P-DEMO-0001'`,
    [who.id],
  );
}
