/** Somebody whose name and address stand nowhere else. */
export const PLANTED = { name: 'Zelinda Ramalho Quixaba', email: 'zelinda@plantada.example' };
/** Stands in every secret that is planted: no copy may carry it. */
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
  'public.crm_deals': `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select '${CONTACT}', s.pipeline_id, s.id, '${name}', 'website'
    from public.crm_stages s limit 1`,
  'public.qualification_submissions': `insert into public.qualification_submissions (id, form_data,
      contact_id) values ('${LEAD}', '{"email": " ${email.toUpperCase()}", "name": "${name}"}',
      '${CONTACT}')`,
  'public.lead_notes': `insert into public.lead_notes (id, lead_id, author_id, body)
    values ('${LEAD}', '${LEAD}', '${USER}', '${name} ${SECRET}')`,
  'public.note_mentions': `insert into public.note_mentions (lead_note_id, user_id)
    values ('${LEAD}', '${USER}')`,
  'public.submission_status_changes': `insert into public.submission_status_changes
      (submission_id, from_status, to_status) values ('${LEAD}', 'new', 'contacted')`,
  'public.feedback_entries': `insert into public.feedback_entries
      (id, protocol, project_id, type, verbatim, author_name, author_email)
    select '${LEAD}', 'F-PLAN-TADA', p.id, 'bug', '${name}',
      '${name}', '${email}' from public.feedback_projects p where p.key = 'forja'`,
  'public.feedback_messages': `insert into public.feedback_messages
      (entry_id, author, is_internal, body) values ('${LEAD}', 'author', false, '${name}')`,
  'public.feedback_attachments': `insert into public.feedback_attachments
      (entry_id, storage_key, original_name, content_type, size, sha256)
    values ('${LEAD}', 'feedback/' || repeat('a', 64), '${name}.txt', 'text/plain', 3,
      repeat('a', 64))`,
  'public.feedback_tickets': `insert into public.feedback_tickets
      (project_id, feedback_id, contact_id, title)
    select p.id, '${LEAD}', '${CONTACT}', '${name}' from public.feedback_projects p
    where p.key = 'forja'`,
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
