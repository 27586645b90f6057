/** Somebody whose name and address are nowhere else. */
export const PLANTED = { name: 'Zelinda Ramalho Quixaba', email: 'zelinda@plantada.example' };
/** Part of every planted secret: no copy may carry it. */
export const SECRET = 'segredo-plantado';

export const USER = '00000000-0000-4000-8000-0000000000aa';
export const CONTACT = '00000000-0000-4000-8000-0000000000ab';
export const LEAD = '00000000-0000-4000-8000-0000000000ac';
const { name, email } = PLANTED;

/** One row of the planted person for every table of private.personal_data, in an order that the
 * references allow. Run by the owner. */
export const plantedRows: Readonly<Record<string, string>> = {
  'identity.users': `insert into identity.users (id, name, email) values
    ('${USER}', '${name}', '${email}')`,
  // Made by a trigger of the row above.
  'public.user_profiles': `update public.user_profiles set display_name = '${name}'
    where user_id = '${USER}'`,
  'public.user_roles': `insert into public.user_roles (user_id, role, is_active)
    values ('${USER}', 'viewer', false)`,
  'public.list_views': `insert into public.list_views (id, user_id, list, name, query)
    values ('${LEAD}', '${USER}', 'leads', '${name}', '?text=${email.replace('@', '%40')}')`,
  'public.notice_choices': `insert into public.notice_choices (user_id, kind, channel, off)
    values ('${USER}', 'digest', 'mail', true)`,
  'private.notice_digests': `insert into private.notice_digests (user_id, day, until)
    values ('${USER}', current_date, now())`,
  'public.client_notice_choices': `insert into public.client_notice_choices (user_id, kind, way)
    values ('${USER}', 'ticket', 'off')`,
  'identity.sessions': `insert into identity.sessions (user_id, token, expires_at, updated_at,
      user_agent) values ('${USER}', '${SECRET}', now() + interval '1 hour', now(), '${name}')`,
  'identity.accounts': `insert into identity.accounts (account_id, provider_id, user_id, password,
      updated_at) values ('${USER}', 'credential', '${USER}', '${SECRET}', now())`,
  'identity.two_factors': `insert into identity.two_factors (secret, backup_codes, user_id)
    values ('${SECRET}', '${SECRET}', '${USER}')`,
  'identity.passkeys': `insert into identity.passkeys (name, public_key, user_id, credential_id,
      counter, device_type, backed_up)
    values ('${name}', '${SECRET}', '${USER}', '${SECRET}', 0, 'x', false)`,
  'identity.used_codes': `insert into identity.used_codes (user_id, code_hash)
    values ('${USER}', decode('00', 'hex'))`,
  'identity.mails': `insert into identity.mails (user_id, kind, sealed)
    values ('${USER}', 'confirm', '${SECRET}')`,
  'identity.verifications': `insert into identity.verifications (identifier, value, expires_at)
    values ('${email}', '${SECRET}', now() + interval '1 hour')`,
  'public.crm_contacts': `insert into public.crm_contacts (id, name, email, source)
    values ('${CONTACT}', '${name}', '${email}', 'website')`,
  // Made by a trigger of the row above.
  'public.crm_contact_points': `update public.crm_contact_points set label = '${name}'
    where contact_id = '${CONTACT}'`,
  'private.contact_merges': `with other as (
      insert into public.crm_contacts (name, source, is_active, merged_into)
      values ('${name}', 'website', false, '${CONTACT}') returning id)
    insert into private.contact_merges (survivor_id, merged_id, before, after, moved)
    select '${CONTACT}', id, '{"name": "${name}"}', '{}', '[]' from other`,
  'public.client_members': `with client as (
      insert into public.client_organizations (name) values ('Padaria') returning id)
    insert into public.client_members (organization_id, user_id, role, contact_id)
    select id, '${USER}', 'owner', '${CONTACT}' from client`,
  'private.client_notices': `insert into private.client_notices
      (user_id, organization_id, kind, title, way)
    select '${USER}', organization_id, 'ticket', '${name}', 'digest'
    from public.client_members where user_id = '${USER}'`,
  'public.approvals': `with project as (
      insert into public.projects (organization_id, name, starts_on)
      select organization_id, 'Pedidos', current_date from public.client_members
      where user_id = '${USER}' returning id
    ), deliverable as (
      insert into public.deliverables (project_id, position, title)
      select id, 4, 'Tela' from project returning id
    ), version as (
      insert into public.deliverable_versions (id, deliverable_id, number, storage_key, file_name,
        content_type, size, sha256)
      select '${LEAD}', id, 1, 'projects/' || repeat('a', 64), 'tela.pdf', 'application/pdf', 3,
        repeat('a', 64) from deliverable returning id)
    insert into public.approvals (version_id, receipt, user_id, person_name, member_role,
      organization_name, file_name, size, sha256)
    select id, 'A-PLAN-TADA', '${USER}', '${name}', 'owner', 'Padaria', 'tela.pdf', 3, repeat('a', 64)
    from version`,
  'public.project_comments': `insert into public.project_comments
      (id, project_id, version_id, from_client, author_id, body)
    select '${LEAD}', d.project_id, '${LEAD}', true, '${USER}', '${name}' from public.deliverables d
    where d.title = 'Tela'`,
  'public.project_file_versions': `with file as (
      insert into public.project_files (id, project_id, name)
      select '${LEAD}', d.project_id, 'logo.png' from public.deliverables d where d.title = 'Tela'
      returning id)
    insert into public.project_file_versions (id, file_id, number, storage_key, file_name, content_type,
      size, sha256, from_client, sent_by)
    select '${LEAD}', id, 1, 'projects/' || repeat('b', 64), 'logo.png', 'image/png', 3,
      repeat('b', 64), true, '${USER}' from file`,
  'private.project_uploads': `insert into private.project_uploads
      (id, user_id, project_id, organization_id, name, size)
    select '${LEAD}', '${USER}', p.id, p.organization_id, '${name}', 3
    from public.projects p join public.deliverables d on d.project_id = p.id and d.title = 'Tela'`,
  'public.client_invitations': `insert into public.client_invitations
      (organization_id, email, name, role)
    select organization_id, '${email}', '${name}', 'owner' from public.client_members
    where user_id = '${USER}'`,
  'public.crm_deals': `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select '${CONTACT}', s.pipeline_id, s.id, '${name}', 'website'
    from public.crm_stages s limit 1`,
  'public.crm_imports': `insert into public.crm_imports (id, created_by, product, file_name, encoding,
      separator, header, fingerprint, lines, source)
    values ('${LEAD}', '${USER}', 'forja', '${name}.csv', 'utf-8', ';', '{Nome}', repeat('0', 64), 1,
      'website')`,
  'public.crm_import_lines': `insert into public.crm_import_lines (import_id, line, cells, fields,
      plan, contact_id, traces)
    values ('${LEAD}', 2, '{${name}}', '{"name": "${name}", "emails": ["${email}"]}', 'new',
      '${CONTACT}', '{"changes": "${SECRET}"}')`,
  'public.crm_events': `insert into public.crm_events
      (subject, subject_id, contact_id, kind, from_value, to_value, details)
    values ('deal', '${LEAD}', '${CONTACT}', 'title', '${name}', '${email}',
      '{"note": "${name}", "deal": {"value": 5}}')`,
  'public.qualification_submissions': `insert into public.qualification_submissions (id, form_data,
      contact_id) values ('${LEAD}', '{"email": " ${email.toUpperCase()}", "name": "${name}"}',
      '${CONTACT}')`,
  'public.crm_messages': `insert into public.crm_messages
      (id, channel, contact_id, lead_id, product, author_id, recipient, subject, body)
    values ('${LEAD}', 'mail', '${CONTACT}', '${LEAD}', 'forja', '${USER}', '${email}', '${name}',
      '${name}')`,
  'public.crm_message_files': `insert into public.crm_message_files
      (message_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    values ('${LEAD}', '${USER}', 'messages/' || repeat('a', 64), '${name}.txt', 'text/plain', 3,
      repeat('a', 64))`,
  'public.unfinished_leads': `insert into public.unfinished_leads
      (id, form_id, form_snapshot, form_data, email, source, locale, consent)
    select '${LEAD}', id, '{"fields": []}', '{"email": "${email}", "name": "${name}"}', '${email}',
      'qualification', 'pt-BR', 'Sim' from public.qualification_forms limit 1`,
  'public.lead_journeys': `insert into public.lead_journeys
      (submission_id, first_touch, last_touch, steps)
    values ('${LEAD}', '{"campaign": "${email}"}', '{"host": "${email}"}', '[]')`,
  'public.lead_notes': `insert into public.lead_notes (id, lead_id, author_id, body)
    values ('${LEAD}', '${LEAD}', '${USER}', '${name} ${SECRET}')`,
  'public.crm_notes': `insert into public.crm_notes (id, contact_id, author_id, body)
    values ('${LEAD}', '${CONTACT}', '${USER}', '${name} ${SECRET}')`,
  'public.custom_field_values': `with field as (
      insert into public.custom_fields (subject, key, label, type)
      values ('contact', 'planted', 'Plantado', 'text') returning id)
    insert into public.custom_field_values (field_id, contact_id, words)
    select id, '${CONTACT}', '${name}' from field`,
  'public.note_files': `insert into public.note_files
      (crm_note_id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    values ('${LEAD}', '${USER}', 'notes/' || repeat('a', 64), '${name}.txt', 'text/plain', 3,
      repeat('a', 64))`,
  'public.crm_tasks': `insert into public.crm_tasks (id, contact_id, product, title, note, due_at)
    values ('${LEAD}', '${CONTACT}', 'forja', '${name} ${SECRET}', '${email}', now())`,
  'public.crm_tag_links': `with tag as (insert into public.crm_tags (name) values ('Planted') returning id)
    insert into public.crm_tag_links (tag_id, lead_id, product) select id, '${LEAD}', 'forja' from tag`,
  'public.crm_message_drafts': `insert into public.crm_message_drafts
      (lead_id, product, channel, template_key) values ('${LEAD}', 'forja', 'mail', 'welcome')`,
  'public.automation_runs': `insert into public.automation_runs
      (rule_id, rule_revision, fact_key, subject, subject_id, product, outcome)
    values (gen_random_uuid(), 1, 'arrives:${LEAD}', 'lead', '${LEAD}', 'forja', 'done')`,
  'public.automation_notices': `with rule as (
      insert into public.automation_rules (name, subject, starts, acts)
      values ('Planted', 'lead', '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]') returning id)
    insert into public.automation_notices (user_id, kind, rule_id, lead_id, product)
    select '${USER}', 'rule', id, '${LEAD}', 'forja' from rule`,
  'public.note_mentions': `insert into public.note_mentions (lead_note_id, user_id)
    values ('${LEAD}', '${USER}')`,
  'public.submission_status_changes': `insert into public.submission_status_changes
      (submission_id, from_status, to_status) values ('${LEAD}', 'new', 'contacted')`,
  'public.feedback_entries': `insert into public.feedback_entries
      (id, protocol, project_id, type, verbatim, author_name, author_email)
    select '${LEAD}', 'F-PLAN-TADA', p.id, 'bug', '${name}',
      '${name}', '${email}' from public.feedback_projects p where p.key = 'forja'`,
  'public.feedback_messages': `insert into public.feedback_messages
      (entry_id, author, body) values ('${LEAD}', 'author', '${name}')`,
  'public.inbound_mails': `insert into public.inbound_mails
      (id, state, message_id, from_address, from_name, subject, body, entry_id)
    values ('${LEAD}', 'taken', '<${SECRET}@casa.example>', '${email}', '${name}', '${name}', '${name}',
      '${LEAD}')`,
  'public.inbound_mail_files': `insert into public.inbound_mail_files
      (mail_id, storage_key, original_name, content_type, size, sha256)
    values ('${LEAD}', 'inbound/' || repeat('a', 64), '${name}.txt', 'text/plain', 3, repeat('a', 64))`,
  'private.bounced_addresses': `insert into private.bounced_addresses (email, reason)
    values ('${email}', '550')`,
  'public.feedback_attachments': `insert into public.feedback_attachments
      (entry_id, storage_key, original_name, content_type, size, sha256)
    values ('${LEAD}', 'feedback/' || repeat('a', 64), '${name}.txt', 'text/plain', 3,
      repeat('a', 64))`,
  'public.feedback_tickets': `insert into public.feedback_tickets
      (project_id, feedback_id, contact_id, title)
    select p.id, '${LEAD}', '${CONTACT}', '${name}' from public.feedback_projects p
    where p.key = 'forja'`,
  'private.ticket_links': `insert into private.ticket_links (token_hash, ticket_id, email)
    select repeat('d', 64), t.id, '${email}' from public.feedback_tickets t
    where t.contact_id = '${CONTACT}' limit 1`,
  'public.ticket_notes': `insert into public.ticket_notes (id, ticket_id, author_id, body)
    select '${LEAD}', t.id, '${USER}', '${name} ${SECRET}' from public.feedback_tickets t
    where t.contact_id = '${CONTACT}'`,
  'public.ticket_replies_later': `insert into public.ticket_replies_later
      (id, ticket_id, author_id, body, send_at)
    select '${LEAD}', t.id, '${USER}', '${name}', now() from public.feedback_tickets t
    where t.contact_id = '${CONTACT}'`,
  'public.ticket_drafts': `insert into public.ticket_drafts (ticket_id, template_key, run_id)
    select t.id, 'welcome', gen_random_uuid() from public.feedback_tickets t
    where t.contact_id = '${CONTACT}'`,
  'public.ticket_ratings': `insert into public.ticket_ratings
      (ticket_id, project_id, solved_at, entry_id, author_email, score, comment, rated_at, changed_at)
    select t.id, t.project_id, now(), '${LEAD}', '${email}', 2, 'Sobre ${name}.', now(), now()
    from public.feedback_tickets t where t.contact_id = '${CONTACT}'`,
  'public.nps_invitations': `with survey as (
      insert into public.nps_surveys (id, project_id)
      select gen_random_uuid(), p.id from public.feedback_projects p where p.key = 'forja' returning id)
    insert into public.nps_invitations (survey_id, contact_id, email, entry_id, answered_at)
    select survey.id, '${CONTACT}', '${email}', '${LEAD}', now() from survey`,
  'public.survey_consents': `insert into public.survey_consents (email, way, proof, noted_by)
    values ('${email}', 'staff', 'Disse ${name}.', '${USER}')`,
  'public.feedback_changes': `insert into public.feedback_changes
      (entry_id, from_status, to_status) values ('${LEAD}', 'new', 'triaged')`,
  'public.newsletter_subscriptions': `insert into public.newsletter_subscriptions
      (id, email, consent_version, consent_locale)
    values ('${LEAD}', '${email}', 'planted', 'en')`,
  'public.newsletter_events': `insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale)
    values ('${LEAD}', 'asked', 'form', 'planted', 'en')`,
  'public.mails': `insert into public.mails
      (id, kind, state, about, recipient, subject, html, body, payload)
    values (gen_random_uuid(), 'lead.visitor-mail', 'sent', '${LEAD}', '${email.toUpperCase()}',
      '${name}', '${SECRET}', '${name}', '{"submission_id": "${SECRET}"}')`,
  'public.talent_applications': `insert into public.talent_applications
      (id, protocol, opening, opening_title, name, email, message)
    values (gen_random_uuid(), 'T-PLAN-TADA', 'other', 'Outra', '${name}', '${email}', 'Oi.')`,
  'public.security_events': `insert into public.security_events
      (event_type, user_id, ip_address, user_agent, details)
    values ('planted', '${USER}', '203.0.113.7', '${name}', '{"to": "${email}"}')`,
  'public.crash_reports': `insert into public.crash_reports
      (fingerprint, origin, route, release, message)
    values ('00000000000000000000000000abcdef', 'page', 'GET planted', '0', 'Error: ${email}')`,
  'public.privacy_requests': `insert into public.privacy_requests (id, protocol, kind, name, email)
    values (gen_random_uuid(), 'P-PLAN-TADA', 'access', '${name}', '${email}')`,
};
