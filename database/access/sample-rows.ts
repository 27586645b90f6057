import { sampleProjectRows } from './sample-project-rows.ts';

/**
 * A row of each table of schema `public`, as an insert that is tried by every kind of caller and
 * run by the owner to have something to see. It names only columns that the most open caller may
 * fill. In the order of their references.
 */
export const sampleRows: Record<string, string> = {
  business_units: `insert into public.business_units (slug, name) values ('sample', 'Sample')`,
  cache_generation: 'insert into public.cache_generation (singleton) values (default)',
  company_settings: `insert into public.company_settings (business_unit, company_name)
    values ('sample', 'Sample')`,
  public_company_settings: `insert into public.public_company_settings (company_name)
    values ('Sample')`,
  company_holidays: `insert into public.company_holidays (day, name) values ('2031-03-19', 'Sample')`,
  answer_targets: `insert into public.answer_targets (source, minutes) values ('workshop', 90)`,
  price_rules: `insert into public.price_rules (service, price_least_cents, price_most_cents, weeks_least, weeks_most)
    values ('consulting', 1500000, 2500000, 2, 4)`,
  ticket_targets: `insert into public.ticket_targets (priority) values ('low')`,
  contact_info: `insert into public.contact_info (type, label, value, is_public)
    values ('email', 'Sample', 'sample@example.com', false)`,
  logos: `insert into public.logos (name, type, file_path, public_url, width, height, is_active)
    values ('sample', 'symbol', 'sample.svg', '/sample.svg', 1, 1, false)`,
  brand_colors: `insert into public.brand_colors (scheme_name, primary_color, accent_color)
    values ('sample', '#000', '#fff')`,
  color_presets: `insert into public.color_presets (preset_name, colors) values ('sample', '{}')`,
  seo_settings: `insert into public.seo_settings (business_unit, site_name)
    values ('sample', 'Sample')`,
  page_seo: `insert into public.page_seo (page_path) values ('/sample')`,
  case_leaves: `insert into public.case_leaves (case_slug, given_by, given_on, given_as, body)
    values ('sample', 'Sample', '2026-01-01', 'email', 'Yes')`,
  content_addresses: `insert into public.content_addresses (kind, slug, address, is_current)
    values ('person', 'sample', 'sample', true)`,
  content_overrides: `insert into public.content_overrides (kind, slug, draft)
    values ('workshop', 'sample', '{}')`,
  content_schedules: `insert into public.content_schedules (kind, slug, act, due_at)
    values ('workshop', 'sample', 'unpublish', now() + interval '1 day')`,
  custom_tags: `insert into public.custom_tags (name, tag_type, content, is_active)
    values ('sample', 'meta', '<meta>', false)`,
  qualification_forms: `insert into public.qualification_forms
    (id, name, title, thank_you_title, thank_you_message)
    values ('00000000-0000-4000-8000-00000000f000', 'sample', 'Sample', 'Thanks', 'Thanks')`,
  form_fields: `insert into public.form_fields (form_id, field_name, field_label, field_type)
    values ('00000000-0000-4000-8000-00000000f000', 'sample', 'Sample', 'text')`,
  form_versions: `insert into public.form_versions (form_id, version, definition)
    values ('00000000-0000-4000-8000-00000000f000', 900, '{}')`,
  form_counts: `insert into public.form_counts (form_id, day, event, count)
    values ('00000000-0000-4000-8000-00000000f000', '2026-01-01', 'form_view', 3)`,
  form_part_counts: `insert into public.form_part_counts (form_id, day, part, count)
    values ('00000000-0000-4000-8000-00000000f000', '2026-01-01', 'sample', 3)`,
  landing_counts: `insert into public.landing_counts (slug, day, visits) values ('sample', '2026-01-01', 3)`,
  unfinished_leads: `insert into public.unfinished_leads
    (id, form_id, form_snapshot, form_data, email, source, locale, consent)
    values ('00000000-0000-4000-8000-00000000f00a', '00000000-0000-4000-8000-00000000f000', '{}', '{}',
      'sample@sample.example', 'qualification', 'pt-BR', 'Sim')`,
  setting_changes: `insert into public.setting_changes (change_set, step, table_name, row_id, action, after)
    values ('sample', 1, 'logos', '00000000-0000-4000-8000-00000000f001', 'insert', '{}')`,
  crm_close_reasons: `insert into public.crm_close_reasons (id, kind, slug, name)
    values ('00000000-0000-4000-8000-00000000c00c', 'lost', 'sample', 'Sample')`,
  // One that takes deals has stages of every kind.
  crm_pipelines: `insert into public.crm_pipelines (id, product, slug, name, is_active)
    values ('00000000-0000-4000-8000-00000000c000', 'forja', 'sample', 'Sample', false)`,
  crm_stages: `insert into public.crm_stages (id, pipeline_id, slug, name, position)
    values ('00000000-0000-4000-8000-00000000c001', '00000000-0000-4000-8000-00000000c000',
      'sample', 'Sample', 1)`,
  crm_products: `insert into public.crm_products (slug, name, color)
    values ('sample', 'Sample', '#123456')`,
  crm_contacts: `insert into public.crm_contacts (id, name, source)
    values ('00000000-0000-4000-8000-00000000c002', 'Sample', 'website')`,
  crm_companies: `insert into public.crm_companies (id, name)
    values ('00000000-0000-4000-8000-00000000c003', 'Sample')`,
  crm_contact_points: `insert into public.crm_contact_points (contact_id, kind, value, match_key)
    values ('00000000-0000-4000-8000-00000000c002', 'email', 'sample@sample.example',
      'sample@sample.example')`,
  crm_deals: `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select '00000000-0000-4000-8000-00000000c002', s.pipeline_id, s.id, 'Sample', 'website'
    from public.crm_stages s where s.slug = 'interesse'`,
  crm_imports: `insert into public.crm_imports (id, product, file_name, encoding, separator, header,
      fingerprint, lines, source)
    values ('00000000-0000-4000-8000-00000000c100', 'forja', 'sample.csv', 'utf-8', ';', '{Nome}',
      repeat('0', 64), 1, 'website')`,
  crm_import_lines: `insert into public.crm_import_lines (id, import_id, line, cells, plan)
    values ('00000000-0000-4000-8000-00000000c101', '00000000-0000-4000-8000-00000000c100', 2,
      '{Sample}', 'new')`,
  crm_tasks: `insert into public.crm_tasks (id, contact_id, product, title, due_at)
    values ('00000000-0000-4000-8000-00000000c005', '00000000-0000-4000-8000-00000000c002', 'forja',
      'Sample', now())`,
  crm_events: `insert into public.crm_events (subject, subject_id, product, kind)
    values ('deal', '00000000-0000-4000-8000-00000000c003', 'forja', 'value')`,
  mails: `insert into public.mails (id, kind, state) values
    ('00000000-0000-4000-8000-00000000d100', 'lead.team-mail', 'sent')`,
  outbox: `insert into public.outbox (kind) values ('sample')`,
  qualification_submissions: `insert into public.qualification_submissions (id, form_data)
    values ('00000000-0000-4000-8000-00000000d000', '{}')`,
  submission_status_changes: `insert into public.submission_status_changes
    (submission_id, from_status, to_status)
    values ('00000000-0000-4000-8000-00000000d000', 'new', 'contacted')`,
  lead_notes: `insert into public.lead_notes (id, lead_id, body)
    values ('00000000-0000-4000-8000-00000000d001', '00000000-0000-4000-8000-00000000d000', 'Sample')`,
  lead_assignment_rules: `insert into public.lead_assignment_rules (name, way)
    values ('Sample', 'turn')`,
  lead_journeys: `insert into public.lead_journeys (submission_id, first_touch, last_touch, steps)
    values ('00000000-0000-4000-8000-00000000d000', '{}', '{}', '[]')`,
  score_versions: `insert into public.score_versions (id, number)
    values ('00000000-0000-4000-8000-00000000d010', 900)`,
  score_rules: `insert into public.score_rules (version_id, name, kind, points)
    values ('00000000-0000-4000-8000-00000000d010', 'Sample', 'phone', 5)`,
  score_runs: `insert into public.score_runs (version_id, total)
    values ('00000000-0000-4000-8000-00000000d010', 0)`,
  crm_templates: `insert into public.crm_templates (product, key, channel, name, body)
    values ('forja', 'sample', 'whatsapp', 'Sample', 'Sample')`,
  crm_messages: `insert into public.crm_messages (id, channel, contact_id, product, body)
    values ('00000000-0000-4000-8000-00000000d002', 'whatsapp',
      '00000000-0000-4000-8000-00000000c002', 'forja', 'Sample')`,
  crm_message_files: `insert into public.crm_message_files
    (message_id, storage_key, original_name, content_type, size, sha256)
    values ('00000000-0000-4000-8000-00000000d002', 'messages/' || repeat('0', 64), 'sample.txt',
      'text/plain', 3, repeat('0', 64))`,
  crm_notes: `insert into public.crm_notes (id, contact_id, body)
    values ('00000000-0000-4000-8000-00000000d003', '00000000-0000-4000-8000-00000000c002', 'Sample')`,
  api_keys: `insert into public.api_keys (name, prefix, secret_hash, scopes, owner_id)
    select 'Sample', 'forja_samplesa', sha256('sample'), '{crm:read}', user_id from public.user_profiles limit 1`,
  webhooks: `insert into public.webhooks (id, name, url, events, secret_sealed, owner_id)
    select '00000000-0000-4000-8000-00000000e001', 'Sample', 'https://sample.example', '{lead.created}', repeat('x', 60),
      user_id from public.user_profiles limit 1`,
  webhook_deliveries: `insert into public.webhook_deliveries (webhook_id, event, record_id, data)
    values ('00000000-0000-4000-8000-00000000e001', 'lead.created', '00000000-0000-4000-8000-00000000e002', '{}')`,
  custom_fields: `insert into public.custom_fields (id, subject, key, label, type)
    values ('00000000-0000-4000-8000-00000000d004', 'contact', 'sample', 'Sample', 'text')`,
  custom_field_values: `insert into public.custom_field_values (field_id, contact_id, words)
    values ('00000000-0000-4000-8000-00000000d004', '00000000-0000-4000-8000-00000000c002', 'Sample')`,
  note_files: `insert into public.note_files
    (crm_note_id, storage_key, original_name, content_type, size, sha256)
    values ('00000000-0000-4000-8000-00000000d003', 'notes/' || repeat('0', 64), 'sample.txt',
      'text/plain', 3, repeat('0', 64))`,
  user_profiles: `insert into public.user_profiles (user_id, display_name, email)
    select id, name, email from identity.users where email = 'sample@example.com'`,
  user_roles: `insert into public.user_roles (user_id, role)
    values ('00000000-0000-4000-8000-00000000e000', 'viewer')`,
  note_mentions: `insert into public.note_mentions (lead_note_id, user_id)
    values ('00000000-0000-4000-8000-00000000d001', '00000000-0000-4000-8000-00000000e000')`,
  role_permissions: `insert into public.role_permissions (role, resource, action)
    values ('viewer', 'settings', 'manage'), ('viewer', 'site', 'manage')`,
  client_organizations: `insert into public.client_organizations (id, name)
    values ('00000000-0000-4000-8000-00000000c200', 'Sample')`,
  client_members: `insert into public.client_members (organization_id, user_id, role)
    values ('00000000-0000-4000-8000-00000000c200', '00000000-0000-4000-8000-00000000e000', 'owner')`,
  client_notice_choices: `insert into public.client_notice_choices (user_id, kind, way)
    values ('00000000-0000-4000-8000-00000000e000', 'ticket', 'off')`,
  ...sampleProjectRows,
  list_views: `insert into public.list_views (id, user_id, list, name, query)
    values ('00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-00000000e000',
      'leads', 'Sample', '?status=new')`,
  notice_choices: `insert into public.notice_choices (user_id, kind, channel, off)
    values ('00000000-0000-4000-8000-00000000e000', 'digest', 'mail', true)`,
  automation_rules: `insert into public.automation_rules (id, name, subject, starts, acts)
    values ('00000000-0000-4000-8000-00000000f000', 'Sample', 'lead', '{"kind": "arrives"}',
      '[{"kind": "owner", "owner": null}]')`,
  automation_standings: `insert into public.automation_standings (rule_id)
    values ('00000000-0000-4000-8000-00000000f000') on conflict do nothing`,
  automation_runs: `insert into public.automation_runs (rule_id, rule_revision, fact_key, subject, product, outcome)
    values ('00000000-0000-4000-8000-00000000f000', 1, 'sample', 'lead', 'forja', 'done')`,
  automation_notices: `insert into public.automation_notices (user_id, kind, rule_id)
    values ('00000000-0000-4000-8000-00000000e000', 'stopped', '00000000-0000-4000-8000-00000000f000')`,
  crm_tags: `insert into public.crm_tags (id, name)
    values ('00000000-0000-4000-8000-00000000f001', 'Sample')`,
  crm_tag_links: `insert into public.crm_tag_links (tag_id, lead_id, product)
    values ('00000000-0000-4000-8000-00000000f001', '00000000-0000-4000-8000-00000000d000', 'forja')`,
  crm_message_drafts: `insert into public.crm_message_drafts (lead_id, product, channel, template_key)
    values ('00000000-0000-4000-8000-00000000d000', 'forja', 'mail', 'welcome')`,
  roles: `insert into public.roles (key, name) values ('amostra', 'Amostra')`,
  sign_in_issuers: `insert into public.sign_in_issuers (id, name, issuer, client_id, secret_sealed)
    values ('00000000-0000-4000-8000-00000000f0a1', 'Sample', 'https://sample.example', 'sample', repeat('x', 60))`,
  sign_in_domains: `insert into public.sign_in_domains (domain, issuer_id)
    values ('sample.example', '00000000-0000-4000-8000-00000000f0a1')`,
  sign_in_roles: `insert into public.sign_in_roles (issuer_id, claim_value, role)
    values ('00000000-0000-4000-8000-00000000f0a1', 'sample', 'viewer')`,
  break_glass_owners: `insert into public.break_glass_owners (user_id) select user_id from public.user_profiles limit 1`,
  second_step_roles: `insert into public.second_step_roles (role) values ('viewer')`,
  talent_applications: `insert into public.talent_applications
    (id, protocol, opening, opening_title, name, email, message)
    values ('00000000-0000-4000-8000-00000000a000', 'T-SAMP-LE00', 'sample', 'Sample', 'Sample',
      'sample@example.com', 'Sample')`,
  privacy_requests: `insert into public.privacy_requests (id, protocol, kind, email)
    values ('00000000-0000-4000-8000-00000000b000', 'P-SAMP-LE00', 'access', 'sample@example.com')`,
  privacy_request_events: `insert into public.privacy_request_events (request_id, event)
    values ('00000000-0000-4000-8000-00000000b000', 'asked')`,
  newsletter_subscriptions: `insert into public.newsletter_subscriptions
    (id, email, consent_version, consent_locale)
    values ('00000000-0000-4000-8000-00000000b000', 'sample@example.com', 'sample', 'en')`,
  newsletter_events: `insert into public.newsletter_events
    (subscription_id, kind, way, consent_version, consent_locale)
    values ('00000000-0000-4000-8000-00000000b000', 'asked', 'form', 'sample', 'en')`,
  feedback_projects: `insert into public.feedback_projects (id, key, name, is_active)
    values ('00000000-0000-4000-8000-00000000b000', 'sample', 'Sample', false)`,
  feedback_modules: `insert into public.feedback_modules (project_id, key, name, is_active)
    values ('00000000-0000-4000-8000-00000000b000', 'sample', 'Sample', false)`,
  feedback_entries: `insert into public.feedback_entries
    (id, protocol, project_id, type, verbatim)
    values ('00000000-0000-4000-8000-00000000b001', 'F-SAMP-LE00',
      '00000000-0000-4000-8000-00000000b000', 'bug', 'Sample')`,
  feedback_attachments: `insert into public.feedback_attachments
    (entry_id, storage_key, original_name, content_type, size, sha256)
    values ('00000000-0000-4000-8000-00000000b001', 'feedback/' || repeat('0', 64), 'sample',
      'text/plain', 1, repeat('0', 64))`,
  feedback_tickets: `insert into public.feedback_tickets (project_id, title)
    values ('00000000-0000-4000-8000-00000000b000', 'Sample')`,
  ticket_entries: `insert into public.ticket_entries (ticket_id, entry_id)
    select t.id, '00000000-0000-4000-8000-00000000b001' from public.feedback_tickets t
    where t.title = 'Sample'`,
  survey_consents: `insert into public.survey_consents (email, way)
    values ('sample@example.com', 'page')`,
  nps_surveys: `insert into public.nps_surveys (id, project_id)
    values ('00000000-0000-4000-8000-00000000b009', '00000000-0000-4000-8000-00000000b000')`,
  nps_invitations: `insert into public.nps_invitations (survey_id, contact_id, email)
    select '00000000-0000-4000-8000-00000000b009', c.id, 'sample@example.com'
    from public.crm_contacts c limit 1`,
  ticket_ratings: `insert into public.ticket_ratings
      (ticket_id, project_id, solved_at, author_email)
    select t.id, t.project_id, now(), 'sample@example.com' from public.feedback_tickets t where t.title = 'Sample'`,
  ticket_drafts: `insert into public.ticket_drafts (ticket_id, template_key, run_id)
    select t.id, 'welcome', gen_random_uuid() from public.feedback_tickets t
    where t.title = 'Sample'`,
  ticket_replies_later: `insert into public.ticket_replies_later
    (id, ticket_id, author_id, body, send_at)
    select '00000000-0000-4000-8000-00000000b003', t.id, '00000000-0000-4000-8000-00000000e000',
      'Sample', now() + interval '1 day' from public.feedback_tickets t where t.title = 'Sample'`,
  ticket_notes: `insert into public.ticket_notes (id, entry_id, body)
    values ('00000000-0000-4000-8000-00000000b002', '00000000-0000-4000-8000-00000000b001', 'Sample')`,
  feedback_changes: `insert into public.feedback_changes (entry_id, from_status, to_status)
    values ('00000000-0000-4000-8000-00000000b001', 'new', 'triaged')`,
  feedback_messages: `insert into public.feedback_messages (entry_id, author, body)
    values ('00000000-0000-4000-8000-00000000b001', 'staff', 'Sample')`,
  idea_outcomes: `insert into public.idea_outcomes (entry_id, status)
    values ('00000000-0000-4000-8000-00000000b001', 'planned')`,
  idea_score_changes: `insert into public.idea_score_changes (entry_id)
    values ('00000000-0000-4000-8000-00000000b001')`,
  inbound_mails: `insert into public.inbound_mails (id, state, from_address, subject)
    values ('00000000-0000-4000-8000-00000000b010', 'waiting', 'sample@example.com', 'Sample')`,
  inbound_mail_files: `insert into public.inbound_mail_files
    (mail_id, storage_key, original_name, content_type, size, sha256)
    values ('00000000-0000-4000-8000-00000000b010', 'inbound/' || repeat('0', 64), 'sample',
      'text/plain', 1, repeat('0', 64))`,
  feedback_metrics_daily: `insert into public.feedback_metrics_daily (project_id, date)
    values ('00000000-0000-4000-8000-00000000b000', '2020-01-01')`,
  crash_reports: `insert into public.crash_reports (fingerprint, origin, route, release, message)
    values ('0123456789abcdef0123456789abcdef', 'page', 'GET sample', '0', 'Error: sample')`,
  consent_records: `insert into public.consent_records
    (subject, version, choice, functionality, analytics, marketing, counted, refused_by_browser,
      locale)
    values ('0123456789abcdef0123456789abcdef', '01234567', 'necessary', false, false, false, true,
      false, 'en')`,
  event_counts: `insert into public.event_counts (day, route, locale, event, count)
    values ('2026-01-01', 'sample', 'en', 'page_view', 1)`,
  web_vitals_daily: `insert into public.web_vitals_daily
    (day, route, metric, phase, bucket, rating, samples)
    values ('2026-01-01', 'sample', 'LCP', 'load', 100, 'good', 1)`,
  security_events: `insert into public.security_events (event_type) values ('sample')`,
};
