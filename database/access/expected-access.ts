/** Who asks, in the order of the columns below. A client is signed in and holds no role. */
export const CALLERS = [
  'anonymous',
  'client',
  'superadmin',
  'admin',
  'manager',
  'analyst',
  'viewer',
] as const;

/**
 * What every kind of caller may do with every table of schema `public`, written down apart from
 * the policies. Four letters each: select, insert, update, delete.
 *   `-` refused
 *   `n` let in, but sees or changes no row
 *   `s` some rows: the public ones, or the caller's own
 *   `a` all rows (an insert: taken)
 * Most changes by staff go through functions, whose rules have tests of their own.
 */
const TABLE = `
  table                     anonymous client superadmin admin manager analyst viewer
  answer_targets            ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  approvals                 ----      n---   a---       a---  a---    a---    a---
  automation_notices        ----      n---   n---       n---  n---    n---    n---
  automation_rules          ----      n-nn   aaaa       aaaa  n-nn    n-nn    a-nn
  automation_runs           ----      n---   a---       a---  n---    n---    a---
  automation_standings      ----      n---   a---       a---  n---    n---    a---
  brand_colors              s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa
  business_units            ----      ----   ----       ----  ----    ----    ----
  cache_generation          a---      a---   a---       a---  a---    a---    a---
  client_invitations        ----      n---   a---       a---  a---    a---    a---
  client_members            ----      n---   a---       a---  a---    a---    a---
  client_notice_choices     ----      n---   n---       n---  n---    n---    n---
  client_organizations      ----      n---   a---       a---  a---    a---    a---
  color_presets             ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  company_holidays          ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  company_settings          a---      a-nn   aaaa       aaaa  a-nn    a-nn    aaaa
  consent_records           ----      ----   ----       ----  ----    ----    ----
  contact_info              s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa
  content_overrides         ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  crm_companies             ----      n---   a---       a---  a---    a---    a---
  crm_contact_points        ----      n---   a---       a---  a---    a---    a---
  crm_contacts              ----      n---   a---       a---  a---    a---    a---
  crm_deals                 ----      n---   a---       a---  a---    a---    a---
  crm_import_lines          ----      n---   a---       a---  a---    n---    n---
  crm_imports               ----      n---   a---       a---  a---    n---    n---
  crm_events                ----      n---   a---       a---  a---    a---    a---
  crm_message_files         ----      n---   a---       a---  a---    a---    a---
  crm_message_drafts        ----      n---   a---       a---  a---    a---    a---
  crm_messages              ----      n---   a---       a---  a---    a---    a---
  crm_pipelines             ----      n-nn   aaaa       aaaa  a-nn    a-nn    aaaa
  crm_products              ----      n-n-   a-a-       a-a-  a-n-    a-n-    a-a-
  crm_stages                ----      n-nn   aaaa       aaaa  a-nn    a-nn    aaaa
  crm_tag_links             ----      n---   a---       a---  a---    a---    a---
  crm_tags                  ----      n---   a---       a---  a---    a---    a---
  crm_tasks                 ----      n---   a---       a---  a---    a---    a---
  crm_templates             ----      n-nn   aaaa       aaaa  a-nn    a-nn    aaaa
  crash_reports             ----      ----   ----       ----  ----    ----    ----
  custom_tags               n---      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  deliverable_versions      ----      n---   a---       a---  a---    a---    a---
  deliverables              ----      n---   a---       a---  a---    a---    a---
  event_counts              ----      ----   ----       ----  ----    ----    ----
  feedback_attachments      ----      n---   a---       a---  a---    a---    a---
  feedback_changes          ----      n---   a---       a---  a---    a---    a---
  feedback_entries          ----      n-n-   a-a-       a-a-  a-a-    a-n-    a-n-
  feedback_messages         ----      n---   a---       a---  a---    a---    a---
  feedback_metrics_daily    ----      n---   a---       a---  a---    a---    a---
  feedback_modules          s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa
  feedback_projects         ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  feedback_tickets          ----      n-n-   aaa-       aaa-  aaa-    a-n-    a-n-
  form_counts               ----      ----   ----       ----  ----    ----    ----
  form_fields               s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa
  form_versions             ----      n---   a---       a---  n---    n---    a---
  idea_outcomes             ----      n---   a---       a---  a---    a---    a---
  idea_score_changes        ----      n---   a---       a---  a---    a---    a---
  inbound_mail_files        ----      n---   a---       a---  a---    a---    a---
  inbound_mails             ----      n---   a---       a---  a---    a---    a---
  invoice_events            ----      n---   a---       a---  a---    a---    n---
  invoices                  ----      n---   a---       a---  a---    a---    n---
  lead_assignment_rules     ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  lead_journeys             ----      n---   a---       a---  a---    a---    a---
  lead_notes                ----      n---   a---       a---  a---    a---    a---
  list_views                ----      n---   n---       n---  n---    n---    n---
  logos                     s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa
  mails                     ----      n---   a---       a---  n---    n---    a---
  newsletter_events         ----      ----   ----       ----  ----    ----    ----
  newsletter_subscriptions  ----      ----   ----       ----  ----    ----    ----
  note_mentions             ----      n---   n---       n---  n---    n---    n---
  notice_choices            ----      n---   n---       n---  n---    n---    n---
  outbox                    ----      ----   ----       ----  ----    ----    ----
  page_seo                  a---      a-nn   aaaa       aaaa  a-nn    a-nn    aaaa
  pix_keys                  ----      n---   a---       a---  a---    a---    n---
  privacy_request_events    ----      n---   a---       a---  n---    n---    n---
  privacy_requests          ----      n---   a---       a---  n---    n---    n---
  project_comments          ----      n---   a---       a---  a---    a---    a---
  project_date_changes      ----      n---   a---       a---  a---    a---    a---
  project_events            ----      n---   a---       a---  a---    a---    a---
  project_file_versions     ----      n---   a---       a---  a---    a---    a---
  project_files             ----      n---   a---       a---  a---    a---    a---
  project_folders           ----      n---   a---       a---  a---    a---    a---
  project_notes             ----      n---   a---       a---  a---    a---    a---
  project_stages            ----      n---   a---       a---  a---    a---    a---
  project_updates           ----      n---   a---       a---  a---    a---    a---
  project_waits             ----      n---   a---       a---  a---    a---    a---
  projects                  ----      n---   a---       a---  a---    a---    a---
  public_company_settings   a---      a---   a---       a---  a---    a---    a---
  qualification_forms       s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa
  qualification_submissions -a--      nan-   aaa-       aaa-  aaa-    aan-    aan-
  role_permissions          ----      n---   a---       a---  a---    a---    a---
  nps_invitations           ----      n---   a---       a---  a---    a---    n---
  nps_surveys               ----      n---   a---       a---  a---    a---    n---
  score_rules               ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa
  score_runs                ----      n---   a---       a---  n---    n---    a---
  score_versions            ----      n---   a---       a---  n---    n---    a---
  second_step_roles         ----      n---   a---       a---  a---    a---    a---
  security_events           ----      n---   a---       a---  n---    n---    n---
  seo_settings              a---      a-nn   aaaa       aaaa  a-nn    a-nn    aaaa
  setting_changes           ----      n---   a---       a---  n---    n---    a---
  submission_status_changes ----      n---   a---       a---  a---    a---    a---
  survey_consents           ----      n---   a---       a---  a---    a---    n---
  ticket_drafts             ----      n---   a---       a---  a---    a---    a---
  ticket_entries            ----      n---   a---       a---  a---    a---    a---
  ticket_notes              ----      n---   a---       a---  a---    a---    a---
  ticket_ratings            ----      n---   a---       a---  a---    a---    a---
  ticket_replies_later      ----      n---   a---       a---  a---    a---    a---
  ticket_targets            ----      n-n-   a-a-       a-a-  n-n-    n-n-    a-a-
  talent_applications       ----      ----   ----       ----  ----    ----    ----
  user_profiles             ----      s-s-   a-s-       a-s-  s-s-    s-s-    s-s-
  user_roles                ----      n---   a---       a---  s---    s---    s---
  version_pages             ----      n---   a---       a---  a---    a---    a---
  web_vitals_daily          ----      ----   ----       ----  ----    ----    ----
`;

export const expectedAccess: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [table = '', ...cells] = line.trim().split(/\s+/);
      return [table, cells] as const;
    }),
);
