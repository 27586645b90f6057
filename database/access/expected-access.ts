/**
 * The callers, in the order of the columns below. A client is signed in and holds no role; `narrowed`
 * is a manager in the product `doavya` alone; work for clients, leads and feedback of the samples are of the other.
 */
export const CALLERS = [
  'anonymous',
  'client',
  'superadmin',
  'admin',
  'manager',
  'analyst',
  'viewer',
  'narrowed',
] as const;

/**
 * What every kind of caller may do with every table of schema `public`, written down apart from
 * the policies. Four letters each: select, insert, update, delete.
 *   `-` refused
 *   `n` let in, but sees or changes no row
 *   `s` some rows: the public ones, or the caller's own
 *   `a` all rows (an insert: accepted)
 * Most changes by staff go through functions, whose rules have tests of their own.
 */
const TABLE = `
  table                     anonymous client superadmin admin manager analyst viewer narrowed
  answer_targets            ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  webhook_deliveries        ----      n---   a---       a---  n---    n---    n---   n---
  webhooks                  ----      n---   a---       a---  n---    n---    n---   n---
  api_keys                  ----      n---   a---       a---  n---    n---    n---   n---
  approvals                 ----      n---   a---       a---  a---    a---    a---   n---
  automation_notices        ----      n---   n---       n---  n---    n---    n---   n---
  automation_rules          ----      n-nn   aaaa       aaaa  n-nn    n-nn    a-nn   n-nn
  automation_runs           ----      n---   a---       a---  n---    n---    a---   n---
  automation_standings      ----      n---   a---       a---  n---    n---    a---   n---
  brand_colors              s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa   s-nn
  business_units            ----      ----   ----       ----  ----    ----    ----   ----
  cache_generation          a---      a---   a---       a---  a---    a---    a---   a---
  client_invitations        ----      n---   a---       a---  a---    a---    a---   n---
  client_members            ----      n---   a---       a---  a---    a---    a---   n---
  client_notice_choices     ----      n---   n---       n---  n---    n---    n---   n---
  client_organizations      ----      n---   a---       a---  a---    a---    a---   n---
  color_presets             ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  company_holidays          ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  company_settings          a---      a-nn   aaaa       aaaa  a-nn    a-nn    aaaa   a-nn
  consent_records           ----      ----   ----       ----  ----    ----    ----   ----
  contact_info              s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa   s-nn
  case_leaves               ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  content_addresses         ----      n---   a---       a---  n---    n---    a---   n---
  content_overrides         ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  content_schedules         ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  crm_close_reasons         ----      n-nn   aaan       aaan  a-nn    a-nn    aaan   a-nn
  crm_companies             ----      n---   a---       a---  a---    a---    a---   n---
  crm_contact_points        ----      n---   a---       a---  a---    a---    a---   a---
  crm_contacts              ----      n---   a---       a---  a---    a---    a---   a---
  crm_deals                 ----      n---   a---       a---  a---    a---    a---   a---
  crm_import_lines          ----      n---   a---       a---  a---    n---    n---   n---
  crm_imports               ----      n---   a---       a---  a---    n---    n---   n---
  crm_events                ----      n---   a---       a---  a---    a---    a---   s---
  crm_message_files         ----      n---   a---       a---  a---    a---    a---   n---
  crm_message_drafts        ----      n---   a---       a---  a---    a---    a---   n---
  crm_messages              ----      n---   a---       a---  a---    a---    a---   n---
  crm_notes                 ----      n---   a---       a---  a---    a---    a---   a---
  crm_pipelines             ----      n-nn   aaaa       aaaa  a-nn    a-nn    aaaa   s-nn
  crm_products              ----      n-n-   a-a-       a-a-  a-n-    a-n-    a-a-   s-n-
  crm_stages                ----      n-nn   aaaa       aaaa  a-nn    a-nn    aaaa   s-nn
  crm_tag_links             ----      n---   a---       a---  a---    a---    a---   n---
  crm_tags                  ----      n---   a---       a---  a---    a---    a---   a---
  crm_tasks                 ----      n---   a---       a---  a---    a---    a---   n---
  crm_templates             ----      n-nn   aaaa       aaaa  a-nn    a-nn    aaaa   n-nn
  crash_reports             ----      ----   ----       ----  ----    ----    ----   ----
  custom_field_values       ----      n---   a---       a---  a---    a---    a---   a---
  custom_fields             ----      n-nn   aaan       aaan  a-nn    a-nn    aaan   a-nn
  custom_tags               n---      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  deliverable_versions      ----      n---   a---       a---  a---    a---    a---   n---
  deliverables              ----      n---   a---       a---  a---    a---    a---   n---
  event_counts              ----      ----   ----       ----  ----    ----    ----   ----
  feedback_attachments      ----      n---   a---       a---  a---    a---    a---   n---
  feedback_changes          ----      n---   a---       a---  a---    a---    a---   n---
  feedback_entries          ----      n-n-   a-a-       a-a-  a-a-    a-n-    a-n-   n-n-
  feedback_messages         ----      n---   a---       a---  a---    a---    a---   n---
  feedback_metrics_daily    ----      n---   a---       a---  a---    a---    a---   n---
  feedback_modules          s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa   s-nn
  feedback_projects         ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  feedback_tickets          ----      n-n-   aaa-       aaa-  aaa-    a-n-    a-n-   n-n-
  form_counts               ----      ----   ----       ----  ----    ----    ----   ----
  form_fields               s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa   s-nn
  form_part_counts          ----      ----   ----       ----  ----    ----    ----   ----
  form_versions             ----      n---   a---       a---  n---    n---    a---   n---
  idea_outcomes             ----      n---   a---       a---  a---    a---    a---   n---
  idea_score_changes        ----      n---   a---       a---  a---    a---    a---   n---
  inbound_mail_files        ----      n---   a---       a---  a---    a---    a---   n---
  inbound_mails             ----      n---   a---       a---  a---    a---    a---   n---
  invoice_events            ----      n---   a---       a---  a---    a---    n---   n---
  invoices                  ----      n---   a---       a---  a---    a---    n---   n---
  landing_counts            ----      ----   ----       ----  ----    ----    ----   ----
  lead_assignment_rules     ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  lead_journeys             ----      n---   a---       a---  a---    a---    a---   n---
  lead_notes                ----      n---   a---       a---  a---    a---    a---   n---
  list_views                ----      n---   n---       n---  n---    n---    n---   n---
  logos                     s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa   s-nn
  mails                     ----      n---   a---       a---  n---    n---    a---   n---
  newsletter_events         ----      ----   ----       ----  ----    ----    ----   ----
  newsletter_subscriptions  ----      n-n-   a-a-       a-a-  n-n-    n-n-    n-n-   n-n-
  note_files                ----      n---   a---       a---  a---    a---    a---   a---
  note_mentions             ----      n---   n---       n---  n---    n---    n---   n---
  notice_choices            ----      n---   n---       n---  n---    n---    n---   n---
  outbox                    ----      ----   ----       ----  ----    ----    ----   ----
  page_seo                  a---      a-nn   aaaa       aaaa  a-nn    a-nn    aaaa   a-nn
  pix_keys                  ----      n---   a---       a---  a---    a---    n---   a---
  privacy_request_events    ----      n---   a---       a---  n---    n---    n---   n---
  privacy_requests          ----      n---   a---       a---  n---    n---    n---   n---
  project_comments          ----      n---   a---       a---  a---    a---    a---   n---
  project_date_changes      ----      n---   a---       a---  a---    a---    a---   n---
  project_events            ----      n---   a---       a---  a---    a---    a---   n---
  project_file_versions     ----      n---   a---       a---  a---    a---    a---   n---
  project_files             ----      n---   a---       a---  a---    a---    a---   n---
  project_folders           ----      n---   a---       a---  a---    a---    a---   n---
  project_notes             ----      n---   a---       a---  a---    a---    a---   n---
  project_stages            ----      n---   a---       a---  a---    a---    a---   n---
  project_updates           ----      n---   a---       a---  a---    a---    a---   n---
  project_waits             ----      n---   a---       a---  a---    a---    a---   n---
  price_rules               ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  projects                  ----      n---   a---       a---  a---    a---    a---   n---
  public_company_settings   a---      a---   a---       a---  a---    a---    a---   a---
  qualification_forms       s---      s-nn   aaaa       aaaa  s-nn    s-nn    aaaa   s-nn
  qualification_submissions -a--      nan-   aaa-       aaa-  aaa-    aan-    aan-   nan-
  role_permissions          ----      n---   a---       a---  a---    a---    a---   a---
  roles                     ----      n---   a---       a---  a---    a---    a---   a---
  nps_invitations           ----      n---   a---       a---  a---    a---    n---   n---
  nps_surveys               ----      n---   a---       a---  a---    a---    n---   n---
  score_rules               ----      n-nn   aaaa       aaaa  n-nn    n-nn    aaaa   n-nn
  score_runs                ----      n---   a---       a---  n---    n---    a---   n---
  score_versions            ----      n---   a---       a---  n---    n---    a---   n---
  sign_in_issuers           ----      n---   a---       a---  n---    n---    n---   n---
  sign_in_domains           ----      n---   a---       a---  n---    n---    n---   n---
  sign_in_roles             ----      n---   a---       a---  n---    n---    n---   n---
  break_glass_owners        ----      n---   a---       a---  n---    n---    n---   n---
  second_step_roles         ----      n---   a---       a---  a---    a---    a---   a---
  security_events           ----      n---   a---       a---  n---    n---    n---   n---
  seo_settings              a---      a-nn   aaaa       aaaa  a-nn    a-nn    aaaa   a-nn
  setting_changes           ----      n---   a---       a---  n---    n---    a---   n---
  submission_status_changes ----      n---   a---       a---  a---    a---    a---   n---
  survey_consents           ----      n---   a---       a---  a---    a---    n---   a---
  ticket_drafts             ----      n---   a---       a---  a---    a---    a---   n---
  ticket_entries            ----      n---   a---       a---  a---    a---    a---   n---
  ticket_notes              ----      n---   a---       a---  a---    a---    a---   n---
  ticket_ratings            ----      n---   a---       a---  a---    a---    a---   n---
  ticket_replies_later      ----      n---   a---       a---  a---    a---    a---   n---
  ticket_targets            ----      n-n-   a-a-       a-a-  n-n-    n-n-    a-a-   n-n-
  talent_applications       ----      ----   ----       ----  ----    ----    ----   ----
  unfinished_leads          ----      n---   a---       a---  a---    a---    a---   n---
  user_profiles             ----      s-s-   a-s-       a-s-  s-s-    s-s-    s-s-   s-s-
  user_roles                ----      n---   a---       a---  s---    s---    s---   s---
  version_pages             ----      n---   a---       a---  a---    a---    a---   n---
  web_vitals_daily          ----      ----   ----       ----  ----    ----    ----   ----
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
