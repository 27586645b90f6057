import { CONTACT, LEAD, PLANTED, SECRET, USER } from './planted-person.ts';

const OTHER = '00000000-0000-4000-8000-0000000000ba';
const OTHER_ENTRY = '00000000-0000-4000-8000-0000000000bb';
const OTHER_READER = '00000000-0000-4000-8000-0000000000bc';

const project = `(select p.id from public.feedback_projects p where p.key = 'forja')`;

const similar = (id: string) => `with further as (
      insert into public.crm_contacts (id, name, source) values ('${id}', 'Vizinho', 'website') returning id)
    insert into public.crm_contact_points (contact_id, kind, value, match_key)
      select id, 'phone', '11 95555-0303', '1155550303' from further
      union all select '${CONTACT}', 'phone', '11 95555-0303', '1155550303'
      on conflict do nothing`;

/**
 * After the planted rows: what fills every foreign key that those leave empty. What the planted person
 * did as staff is in rows of somebody else.
 */
export const plantedKeys: Readonly<Record<string, string>> = {
  'the other person': `insert into identity.users (id, name, email)
    values ('${OTHER}', 'Vizinha', 'vizinha@casa.example')`,
  'private.answer_alerts.lead_id, user_id': `insert into private.answer_alerts
      (user_id, lead_id, kind, mail_id, ordered_at)
    values ('${USER}', '${LEAD}', 'answer-due', gen_random_uuid(), now())`,
  'public.user_roles.granted_by': `insert into public.user_roles (user_id, role, granted_by)
    values ('${OTHER}', 'viewer', '${USER}')`,
  'public.score_runs.started_by': `insert into public.score_runs
      (version_id, started_by, state, total, ended_at)
    select v.id, '${USER}', 'done', 0, now() from public.score_versions v where v.is_active`,
  'public.api_keys.owner_id, revoked_by': `insert into public.api_keys
      (name, prefix, secret_hash, scopes, owner_id, revoked_at, revoked_by)
    values ('Planted', 'forja_planteda', sha256('planted'), '{crm:read}', '${USER}', now(), '${USER}')`,
  'public.webhooks.owner_id': `insert into public.webhooks (name, url, events, secret_sealed, owner_id)
    values ('Planted', 'https://planted.example', '{lead.created}', repeat('x', 60), '${USER}')`,
  'public.roles.made_by': `insert into public.roles (key, name, made_by)
    values ('planted', 'Planted', '${USER}')`,
  'public.sign_in_issuers.made_by': `insert into public.sign_in_issuers
      (name, issuer, client_id, secret_sealed, made_by)
    values ('Planted', 'https://planted.example', 'planted', repeat('x', 60), '${USER}')`,
  'public.break_glass_owners.user_id': `insert into public.break_glass_owners (user_id) values ('${USER}')`,
  'public.break_glass_owners.set_by': `insert into public.break_glass_owners (user_id, set_by)
    values ('${OTHER}', '${USER}')`,
  'public.second_step_roles.set_by': `insert into public.second_step_roles (role, set_by)
    values ('analyst', '${USER}')`,
  'public.security_events.actor_id': `insert into public.security_events
      (event_type, user_id, actor_id, details) values ('planted', '${OTHER}', '${USER}', '{}')`,
  'public.setting_changes.actor_id': `insert into public.setting_changes
      (change_set, step, table_name, row_id, action, after, actor_id)
    values ('planted', 1, 'logos', gen_random_uuid(), 'insert', '{}', '${USER}')`,
  'public.form_versions.created_by': `insert into public.form_versions
      (form_id, version, definition, created_by)
    select f.id, 900, '{}', '${USER}' from public.qualification_forms f limit 1`,
  'public.privacy_request_events.request_id': `insert into public.privacy_request_events
      (request_id, event) select r.id, 'asked' from public.privacy_requests r
    where r.email = '${PLANTED.email}'`,
  'public.privacy_request_events.actor_id': `with request as (
      insert into public.privacy_requests (id, protocol, kind, name, email)
      values (gen_random_uuid(), 'P-VIZI-NHA0', 'access', 'Vizinha', 'vizinha@casa.example')
      returning id)
    insert into public.privacy_request_events (request_id, event, actor_id)
    select id, 'looked', '${USER}' from request`,
  'public.lead_assignment_rules.owner_id': `insert into public.lead_assignment_rules (name, way, owner_id)
    values ('Da planta', 'person', '${USER}')`,
  'private.lead_turns.user_id': `with rule as (
      insert into public.lead_assignment_rules (name, way, is_active) values ('Em rodízio', 'turn', false)
      returning id)
    insert into private.lead_turns (rule_id, user_id, turn) select id, '${USER}', 1 from rule`,
  'public.qualification_submissions.owner_id': `insert into public.qualification_submissions
      (source, form_data, owner_id) values ('contact_form', '{}', '${USER}')`,
  'public.crm_contacts.owner_id': `insert into public.crm_contacts (id, name, source, owner_id)
    values ('${OTHER}', 'Vizinha', 'website', '${USER}')`,
  'public.crm_companies.owner_id': `insert into public.crm_companies (name, owner_id)
    values ('Padaria', '${USER}')`,
  'public.client_organizations.contact_id': `insert into public.client_organizations (contact_id)
    values ('${CONTACT}')`,
  'public.client_members.added_by': `with client as (
      insert into public.client_organizations (name) values ('Vizinhos') returning id)
    insert into public.client_members (organization_id, user_id, role, added_by)
    select id, '${OTHER}', 'member', '${USER}' from client`,
  // What two have in common makes a pair of them; the one with the lower id is first.
  'private.contact_pairs.one_id': similar('00000000-0000-4000-8000-0000000000fa'),
  'private.contact_pairs.other_id': similar('00000000-0000-4000-8000-000000000003'),
  'private.import_drafts.import_id': `insert into private.import_drafts (import_id, kind, id)
    select i.id, 'contact', 'one' from public.crm_imports i where i.created_by = '${USER}'`,
  'private.contacts_apart.one_id': `insert into private.contacts_apart (one_id, other_id)
    values ('${CONTACT}', '${OTHER}')`,
  'private.contacts_apart.other_id': `with further as (
      insert into public.crm_contacts (id, name, source)
      values ('00000000-0000-4000-8000-000000000001', 'Vizinho', 'website') returning id)
    insert into private.contacts_apart (one_id, other_id) select id, '${CONTACT}' from further`,
  'public.newsletter_subscriptions.contact_id': `update public.newsletter_subscriptions
    set contact_id = '${CONTACT}' where id = '${LEAD}'`,
  'public.newsletter_events.actor_id': `with reader as (
      insert into public.newsletter_subscriptions (id, email, consent_version, consent_locale)
      values ('${OTHER_READER}', 'vizinha@casa.example', 'planted', 'en') returning id)
    insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale, actor_id)
    select id, 'asked', 'staff', 'planted', 'en', '${USER}' from reader`,
  'identity.live_streams.session_id': `insert into identity.live_streams (id, session_id)
    select gen_random_uuid(), s.id from identity.sessions s where s.token = '${SECRET}'`,
  'public.qualification_submissions.deal_id': `update public.qualification_submissions
    set deal_id = (select d.id from public.crm_deals d where d.contact_id = '${CONTACT}' limit 1)
    where id = '${LEAD}'`,
  'public.crm_deals.owner_id': `update public.crm_deals set owner_id = '${USER}', lead_id = '${LEAD}'
    where contact_id = '${CONTACT}'`,
  'private.deal_stays.deal_id': `insert into private.deal_stays
      (deal_id, stage_id, ended_at, days, product, is_repeated)
    select d.id, d.stage_id, now(), 1, d.product, false from public.crm_deals d where d.contact_id = '${CONTACT}'`,
  'public.projects.deal_id': `update public.projects set deal_id = (
      select d.id from public.crm_deals d where d.contact_id = '${CONTACT}' limit 1)
    where name = 'Pedidos'`,
  'public.crm_events.actor': `insert into public.crm_events (subject, subject_id, kind, actor)
    values ('deal', gen_random_uuid(), 'value', '${USER}')`,
  'public.feedback_entries.contact_id': `update public.feedback_entries
    set contact_id = '${CONTACT}' where id = '${LEAD}'`,
  'public.inbound_mails.feedback_message_id': `update public.inbound_mails set feedback_message_id = (
      select m.id from public.feedback_messages m where m.entry_id = '${LEAD}' limit 1)
    where id = '${LEAD}'`,
  'public.inbound_mails.crm_message_id': `insert into public.inbound_mails
      (id, state, from_address, crm_message_id)
    values ('${OTHER}', 'taken', 'outra@casa.example', '${LEAD}')`,
  'public.inbound_mails.decided_by': `insert into public.inbound_mails
      (id, state, from_address, decided_by)
    values (gen_random_uuid(), 'discarded', 'vizinha@casa.example', '${USER}')`,
  'public.feedback_entries.duplicate_of': `insert into public.feedback_entries
      (id, protocol, project_id, type, verbatim, duplicate_of, status)
    values ('${OTHER_ENTRY}', 'F-VIZI-NHA0', ${project}, 'bug', 'Igual.', '${LEAD}', 'duplicate')`,
  'public.idea_outcomes.entry_id': `insert into public.idea_outcomes (entry_id, status)
    values ('${LEAD}', 'planned')`,
  'public.idea_score_changes.entry_id': `insert into public.idea_score_changes (entry_id)
    values ('${LEAD}')`,
  'private.idea_words.id': `insert into private.idea_words (id, words) values ('${LEAD}', 'planted')`,
  'public.feedback_changes.ticket_id': `insert into public.feedback_changes
      (ticket_id, from_status, to_status) select t.id, 'open', 'in_progress'
    from public.feedback_tickets t where t.contact_id = '${CONTACT}'`,
  'private.ticket_pauses.ticket_id': `insert into private.ticket_pauses (ticket_id, since, until)
    select t.id, now() - interval '2 hours', now() - interval '1 hour'
    from public.feedback_tickets t where t.contact_id = '${CONTACT}'`,
  // A colleague is notified, so that the row is not deleted with the planted person's account.
  'private.answer_alerts.ticket_id': `insert into private.answer_alerts
      (user_id, ticket_id, kind, mail_id, ordered_at)
    select '${OTHER}', t.id, 'ticket-due', gen_random_uuid(), now()
    from public.feedback_tickets t where t.contact_id = '${CONTACT}'`,
  'public.feedback_entries.owner_id': `insert into public.feedback_entries
      (id, protocol, project_id, type, verbatim, owner_id)
    select gen_random_uuid(), 'F-DONO', ${project}, 'bug', 'Da vizinha', '${USER}'`,
  'public.feedback_tickets.owner_id': `update public.feedback_tickets set owner_id = '${USER}'
    where contact_id = '${CONTACT}'`,
  'public.feedback_tickets.follows, merged_into': `insert into public.feedback_tickets
      (project_id, title, status, follows, merged_into, merged_at)
    select ${project}, 'Da vizinha', 'closed', t.id, t.id, now()
    from public.feedback_tickets t where t.contact_id = '${CONTACT}'`,
  'public.feedback_messages.ticket_id': `insert into public.feedback_messages
      (ticket_id, author, body, via)
    select t.id, 'staff', 'Oi, ${PLANTED.name}.', 'desk'
    from public.feedback_tickets t where t.contact_id = '${CONTACT}'`,
  // Once more: the answer above has ended the one of the planted rows.
  'public.ticket_drafts.ticket_id': `insert into public.ticket_drafts (ticket_id, template_key, run_id)
    select t.id, 'welcome', gen_random_uuid() from public.feedback_tickets t
    where t.contact_id = '${CONTACT}'`,
  'public.feedback_attachments.message_id': `insert into public.feedback_attachments
      (message_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    select m.id, '${USER}', 'feedback/' || repeat('c', 64), 'resposta.txt', 'text/plain', 3,
      repeat('c', 64)
    from public.feedback_messages m where m.body = 'Oi, ${PLANTED.name}.'`,
  'public.ticket_notes.entry_id': `insert into public.ticket_notes (id, entry_id, body)
    values (gen_random_uuid(), '${LEAD}', 'Sobre ela.')`,
  'public.crm_notes.deal_id': `insert into public.crm_notes (id, deal_id, body)
    select gen_random_uuid(), d.id, 'Sobre o negócio.' from public.crm_deals d
    where d.contact_id = '${CONTACT}' limit 1`,
  'public.custom_field_values.deal_id': `with field as (
      insert into public.custom_fields (subject, key, label, type)
      values ('deal', 'planted', 'Plantado', 'text') returning id)
    insert into public.custom_field_values (field_id, deal_id, words)
    select field.id, d.id, 'Sobre o negócio.' from field, (select * from public.crm_deals
      where contact_id = '${CONTACT}' limit 1) d`,
  'public.custom_field_values.ticket_id': `with field as (
      insert into public.custom_fields (subject, key, label, type)
      values ('ticket', 'planted', 'Plantado', 'number') returning id)
    insert into public.custom_field_values (field_id, ticket_id, number)
    select field.id, t.id, 3 from field, (select * from public.feedback_tickets
      where contact_id = '${CONTACT}' limit 1) t`,
  'public.note_mentions.crm_note_id': `insert into public.note_mentions (crm_note_id, user_id)
    select n.id, '${USER}' from public.crm_notes n where n.body = 'Sobre o negócio.'`,
  'public.note_files.lead_note_id': `insert into public.note_files
      (lead_note_id, storage_key, original_name, content_type, size, sha256)
    values ('${LEAD}', 'notes/' || repeat('b', 64), 'lead.txt', 'text/plain', 3, repeat('b', 64))`,
  'public.note_files.ticket_note_id': `insert into public.note_files
      (ticket_note_id, storage_key, original_name, content_type, size, sha256)
    select n.id, 'notes/' || repeat('c', 64), 'chamado.txt', 'text/plain', 3, repeat('c', 64)
    from public.ticket_notes n where n.entry_id = '${LEAD}' limit 1`,
  'public.note_mentions.ticket_note_id': `insert into public.note_mentions (ticket_note_id, user_id)
    values ('${LEAD}', '${USER}')`,
  'public.automation_notices.deal_id': `with rule as (
      insert into public.automation_rules (name, subject, starts, acts)
      values ('Planted', 'deal', '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]') returning id)
    insert into public.automation_notices (user_id, kind, rule_id, deal_id, product)
    select '${OTHER}', 'rule', rule.id, d.id, d.product
    from rule, (select * from public.crm_deals where contact_id = '${CONTACT}' limit 1) d`,
  'public.automation_notices.ticket_id': `with rule as (
      insert into public.automation_rules (name, subject, starts, acts)
      values ('Planted', 'ticket', '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]') returning id)
    insert into public.automation_notices (user_id, kind, rule_id, ticket_id, product)
    select '${OTHER}', 'rule', rule.id, t.id, 'forja'
    from rule, (select * from public.feedback_tickets where contact_id = '${CONTACT}' limit 1) t`,
  'public.automation_runs.undone_by': `insert into public.automation_runs
      (rule_id, rule_revision, fact_key, subject, outcome, undone_by)
    values (gen_random_uuid(), 1, 'planted', 'lead', 'undone', '${USER}')`,
  'public.crm_message_drafts.deal_id': `insert into public.crm_message_drafts
      (deal_id, product, channel, template_key)
    select d.id, d.product, 'mail', 'welcome'
    from public.crm_deals d where d.contact_id = '${CONTACT}' limit 1`,
  'public.crm_tag_links.contact_id': `with tag as (
      insert into public.crm_tags (name) values ('Planted contact') returning id)
    insert into public.crm_tag_links (tag_id, contact_id) select id, '${CONTACT}' from tag`,
  'public.crm_tag_links.ticket_id': `with tag as (
      insert into public.crm_tags (name) values ('Planted ticket') returning id)
    insert into public.crm_tag_links (tag_id, ticket_id)
    select tag.id, t.id from tag, (select * from public.feedback_tickets where contact_id = '${CONTACT}' limit 1) t`,
  'public.crm_tag_links.deal_id, created_by': `with tag as (
      insert into public.crm_tags (name) values ('Planted deal') returning id)
    insert into public.crm_tag_links (tag_id, deal_id, product, created_by)
    select tag.id, d.id, d.product, '${USER}'
    from tag, (select * from public.crm_deals where contact_id = '${CONTACT}' limit 1) d`,
  'public.crm_tasks.lead_id': `insert into public.crm_tasks (id, lead_id, product, title, due_at)
    values (gen_random_uuid(), '${LEAD}', 'forja', '${PLANTED.name}', now())`,
  'public.crm_tasks.deal_id': `insert into public.crm_tasks (id, deal_id, product, title, due_at)
    select gen_random_uuid(), d.id, d.product, '${PLANTED.name}', now()
    from public.crm_deals d where d.contact_id = '${CONTACT}' limit 1`,
  'public.crm_tasks.owner_id, done_by, created_by': `with contact as (
      insert into public.crm_contacts (name, source) values ('Vizinha', 'website') returning id)
    insert into public.crm_tasks (id, contact_id, product, title, due_at, owner_id, done_at, done_by,
      created_by)
    select gen_random_uuid(), id, 'forja', 'Ligar', now(), '${USER}', now(), '${USER}', '${USER}'
    from contact`,
  'public.crm_messages.deal_id': `update public.crm_messages
    set deal_id = (select d.id from public.crm_deals d where d.contact_id = '${CONTACT}' limit 1)
    where id = '${LEAD}'`,
  'private.upload_room.entry_id': `insert into private.upload_room (id, entry_id, bytes, under_way)
    values (gen_random_uuid(), '${LEAD}', 3, false)`,
  'private.project_upload_parts.upload_id': `insert into private.project_upload_parts
      (upload_id, storage_key) values ('${LEAD}', 'uploads/' || repeat('c', 64))`,
  'private.feedback_follow_up_secrets.entry_id': `insert into private.feedback_follow_up_secrets
      (entry_id, kind, token_hash) values ('${LEAD}', 'mail', repeat('b', 64))`,
};
