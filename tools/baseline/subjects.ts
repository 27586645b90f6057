/** The files of the baseline in order, each with its tables in the order in which they are made. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  '0001_access': `private.rate_limits private.installation public.cache_generation public.role_permissions`,
  '0002_company': `public.business_units public.company_settings public.contact_info
    public.company_holidays private.open_hours private.open_hours_known public.crm_products`,
  '0003_people': `identity.users identity.accounts identity.sessions identity.verifications
    identity.two_factors identity.used_codes identity.passkeys identity.live_streams identity.mails
    public.user_profiles public.user_roles public.second_step_roles public.security_events
    public.setting_changes public.list_views`,
  '0004_brand': `public.logos public.brand_colors public.color_presets`,
  '0005_content': `public.seo_settings public.page_seo public.custom_tags public.content_overrides
    public.content_addresses`,
  '0006_forms': `public.qualification_forms public.form_fields public.form_versions
    public.form_counts public.talent_applications`,
  '0007_contacts': `public.crm_companies public.crm_contacts public.crm_contact_points
    public.client_organizations private.contact_words private.contact_pairs private.contacts_apart
    private.contact_merges`,
  '0008_leads': `public.qualification_submissions public.submission_status_changes
    private.lead_words public.lead_notes public.lead_journeys public.lead_assignment_rules
    private.lead_turns public.score_versions public.score_rules public.score_runs
    public.answer_targets`,
  '0009_deals': `public.crm_pipelines public.crm_stages public.crm_deals private.deal_spans
    private.deal_words public.crm_events public.crm_tasks public.crm_tags public.crm_tag_links`,
  '0010_messages': `public.crm_templates public.crm_messages public.crm_message_files
    public.crm_message_drafts`,
  '0011_imports': `public.crm_imports public.crm_import_lines private.import_drafts`,
  '0012_projects': `public.projects public.project_stages public.deliverables
    public.deliverable_versions public.version_pages public.approvals public.project_waits
    public.project_updates public.project_comments public.project_notes public.project_date_changes
    public.project_events private.project_standings public.project_folders public.project_files
    public.project_file_versions private.project_uploads private.project_upload_parts`,
  '0013_clients': `public.client_members public.client_invitations public.client_notice_choices
    private.client_notices`,
  '0014_feedback': `public.feedback_projects public.feedback_modules public.feedback_entries
    private.feedback_follow_up_secrets private.upload_room public.feedback_metrics_daily
    private.feedback_module_days private.idea_words public.idea_score_changes public.idea_outcomes`,
  '0015_tickets': `public.feedback_tickets public.ticket_entries public.feedback_messages
    public.feedback_attachments public.feedback_changes public.ticket_notes public.note_mentions
    public.ticket_targets private.ticket_words private.ticket_times private.ticket_pauses
    private.ticket_links private.ticket_writers public.ticket_drafts public.ticket_replies_later`,
  '0016_surveys': `public.ticket_ratings public.nps_surveys public.nps_invitations private.nps_days
    public.survey_consents`,
  '0017_inbound_mail': `public.inbound_mails public.inbound_mail_files private.taken_mails
    private.mailbox_leases`,
  '0018_outbox': `public.outbox public.mails private.stranger_mails private.bounced_addresses`,
  '0019_newsletter': `public.newsletter_subscriptions public.newsletter_events
    private.newsletter_standing private.newsletter_days`,
  '0020_invoices': `public.invoices public.invoice_events public.pix_keys`,
  '0021_automation': `public.automation_rules public.automation_standings public.automation_runs
    private.automation_facts public.automation_notices`,
  '0022_notices': `public.notice_choices private.notice_digests private.answer_alerts`,
  '0023_analytics': `public.event_counts private.visit_days public.web_vitals_daily
    private.speed_sums private.kept_speeds private.day_marks private.lead_days
    private.lead_answer_days private.lead_answer_spans private.heartbeats public.crash_reports`,
  '0024_privacy': `public.consent_records public.privacy_requests public.privacy_request_events
    private.personal_data`,
};

/** Composite types, with the file that makes each. */
export const TYPES: Readonly<Record<string, string>> = {
  'private.import_step': '0011_imports',
  'private.person': '0024_privacy',
};

/** Tables that the migration runner makes for its own records. */
export const OF_THE_RUNNER = [
  'private.schema_migrations',
  'private.schema_releases',
  'private.schema_definitions',
];

export const tablesOf = (file: string): string[] =>
  (SUBJECTS[file] ?? '').split(/\s+/).filter(Boolean);
