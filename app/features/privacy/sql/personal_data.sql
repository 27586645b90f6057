-- Where people are: every table that holds somebody, how to find their rows, and what erasing them means. The rows
-- are the product's: this file replaces them whenever it has changed. Erased in the order of position; a table
-- stands before those that its own rows are found through.
delete from private.personal_data;
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (-26, 'private.ticket_links',
    $$t.email = ($1).email
      or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{token_hash}', null),
  (-25, 'public.survey_consents', $$t.email = ($1).email$$, 'delete', '{noted_by, left_by}', null),
  (-24, 'public.nps_invitations',
    $$t.contact_id = any (($1).contacts) or t.email = ($1).email$$,
    'delete', '{}', null),
  (-23, 'public.ticket_ratings',
    $$t.entry_id = any (($1).feedback) or t.author_email = ($1).email
      or t.entry_id is null and t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{}', null),
  (-3, 'public.inbound_mail_files',
    $$t.mail_id in (select m.id from public.inbound_mails m
      where m.from_address = ($1).email or m.entry_id = any (($1).feedback) or m.crm_message_id in (
        select c.id from public.crm_messages c
        where c.contact_id = any (($1).contacts) or c.lead_id = any (($1).leads)))$$,
    'delete', '{storage_key}', 't.storage_key'),
  (-2, 'public.inbound_mails',
    $$t.from_address = ($1).email or t.entry_id = any (($1).feedback)
      or t.crm_message_id in (select c.id from public.crm_messages c
        where c.contact_id = any (($1).contacts) or c.lead_id = any (($1).leads))$$,
    'delete', '{message_id, decided_by}', null),
  (0, 'public.lead_journeys', $$t.submission_id = any (($1).leads)$$, 'delete', '{}', null),
  (17, 'private.bounced_addresses', $$t.email = ($1).email$$, 'delete', '{}', null),
  (20, 'public.mails',
    $$lower(t.recipient) = ($1).email or t.about = ($1).user_id
      or t.about = any (($1).leads) or t.about = any (($1).feedback) or t.about in (
        select a.id from public.talent_applications a where a.email = ($1).email) or t.about in (select m.id
    from public.crm_messages m where m.contact_id = any (($1).contacts) or m.lead_id = any (($1).leads)) or t.about in (select k.id
    from public.crm_tasks k where k.lead_id = any (($1).leads) or k.contact_id = any (($1).contacts)
      or k.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))) or t.about in (select n.id
    from public.automation_notices n where n.lead_id = any (($1).leads) or n.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts))) or t.about in (select private.tickets_of_person($1))$$,
    'delete', '{html, payload}', null),
  (26, 'public.crm_tag_links',
    $$t.lead_id = any (($1).leads) or t.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts))$$,
    'delete', '{created_by}', null),
  (27, 'public.crm_message_drafts',
    $$t.lead_id = any (($1).leads) or t.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts))$$,
    'delete', '{}', null),
  (28, 'public.automation_notices',
    $$t.lead_id = any (($1).leads) or t.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts)) or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{user_id}', null),
  (29, 'public.automation_runs',
    $$t.subject_id = any (($1).leads) or t.subject_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts)) or t.subject_id in (select private.tickets_of_person($1))$$,
    $$subject_id = null, fact_key = t.id::text, fact = '{}', acts = '[]'$$, '{undone_by}', null),
  (30, 'public.note_mentions',
    $$t.user_id = ($1).user_id or t.lead_note_id in (
      select n.id from public.lead_notes n where n.lead_id = any (($1).leads)) or t.ticket_note_id in (
      select n.id from public.ticket_notes n where n.entry_id = any (($1).feedback)
        or n.ticket_id in (select private.tickets_of_person($1)))$$,
    'delete', '{}', null),
  (40, 'public.lead_notes', $$t.lead_id = any (($1).leads)$$, 'delete', '{author_id, body}', null),
  (41, 'public.crm_message_files',
    $$t.message_id in (select m.id from public.crm_messages m
      where m.contact_id = any (($1).contacts) or m.lead_id = any (($1).leads))$$,
    'delete', '{storage_key, uploaded_by}', 't.storage_key'),
  (42, 'public.crm_messages',
    $$t.contact_id = any (($1).contacts) or t.lead_id = any (($1).leads)$$,
    'contact_id = null, lead_id = null, recipient = null, subject = null, body = null, mail_id = null', '{author_id}', null),
  (43, 'public.client_members',
    $$t.user_id = ($1).user_id or t.contact_id = any (($1).contacts)$$,
    'delete', '{added_by}', null),
  (44, 'public.ticket_drafts',
    $$t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{}', null),
  (45, 'public.crm_tasks',
    $$t.lead_id = any (($1).leads) or t.contact_id = any (($1).contacts)
      or t.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))$$,
    $$title = '', note = null, emptied_at = now(), revision = revision + 1$$, '{title, note, owner_id, done_by, created_by}', null),
  (46, 'public.ticket_notes',
    $$t.entry_id = any (($1).feedback)
      or t.ticket_id in (select private.tickets_of_person($1)) or t.from_address = ($1).email$$,
    'delete', '{author_id, body}', null),
  (47, 'public.ticket_replies_later',
    $$t.author_id = ($1).user_id
      or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{author_id}', null),
  (50, 'public.feedback_changes',
    $$t.entry_id = any (($1).feedback) or t.ticket_id in (select private.tickets_of_person($1))$$,
    $$details = '{}'$$, '{place}', null),
  (55, 'public.approvals', $$t.user_id = ($1).user_id$$, 'user_id = null, person_name = null', '{}', null),
  (56, 'public.project_comments', $$t.from_client and t.author_id = ($1).user_id$$, 'delete', '{}', null),
  (57, 'public.client_invitations', $$t.email = ($1).email$$, 'delete', '{invited_by}', null),
  (60, 'public.feedback_messages',
    $$t.entry_id = any (($1).feedback)
      or t.author_email = ($1).email or t.entry_id is null and t.author_email is null
        and t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{written_by}', null),
  (66, 'public.project_file_versions',
    $$t.from_client and t.sent_by = ($1).user_id$$,
    'sent_by = null', '{}', null),
  (67, 'private.project_uploads', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (70, 'public.feedback_attachments',
    $$t.entry_id = any (($1).feedback) or t.message_id in (
      select m.id from public.feedback_messages m where m.entry_id = any (($1).feedback)
        or m.author_email = ($1).email or m.entry_id is null and m.author_email is null
          and m.ticket_id in (select private.tickets_of_person($1)))$$,
    'delete', '{storage_key, uploaded_by}', 't.storage_key'),
  (80, 'public.feedback_tickets',
    $$t.id in (select private.tickets_of_person($1))$$,
    $$title = 'Chamado', contact_id = null, company_id = null, feedback_id = null, author_name = null, author_email = null, emptied_at = coalesce(t.emptied_at, now()), organization_id = null, client_project_id = null, subject = null$$, '{owner_id, created_by, due_order}', null),
  (90, 'public.feedback_entries', $$t.id = any (($1).feedback)$$, 'delete', '{}', null),
  (100, 'public.submission_status_changes', $$t.submission_id = any (($1).leads)$$, 'delete', '{}', null),
  (110, 'public.qualification_submissions', $$t.id = any (($1).leads)$$, 'delete', '{}', null),
  (112, 'public.crm_events',
    $$t.contact_id = any (($1).contacts) or t.subject_id = any (($1).contacts) or t.subject_id = any (($1).leads)$$,
    'contact_id = null, from_value = private.bare_event_value(t.kind, t.from_value), to_value = private.bare_event_value(t.kind, t.to_value), details = private.bare_event_details(t.details)', '{actor}', null),
  (120, 'public.crm_deals', $$t.contact_id = any (($1).contacts)$$, 'delete', '{}', null),
  (125, 'public.crm_contact_points', $$t.contact_id = any (($1).contacts)$$, 'delete', '{match_key}', null),
  (126, 'private.contact_merges',
    $$t.survivor_id = any (($1).contacts) or t.merged_id = any (($1).contacts)$$,
    'delete', '{}', null),
  (127, 'public.crm_import_lines',
    $$t.contact_id = any (($1).contacts)
      or t.fields -> 'emails' ? ($1).email$$,
    'delete', '{traces}', null),
  (128, 'public.crm_imports',
    $$t.created_by = ($1).user_id$$,
    $$created_by = null, file_name = 'import.csv'$$, '{storage_key}', null),
  (130, 'public.crm_contacts', $$t.id = any (($1).contacts)$$, 'delete', '{}', null),
  (150, 'public.newsletter_events',
    $$t.subscription_id in (
      select n.id from public.newsletter_subscriptions n where n.email = ($1).email)$$,
    'delete', '{}', null),
  (160, 'public.newsletter_subscriptions', $$t.email = ($1).email$$, 'delete', '{}', null),
  (200, 'public.talent_applications', $$t.email = ($1).email$$, 'delete', '{}', null),
  (600, 'public.security_events',
    $$t.user_id = ($1).user_id or t.actor_id = ($1).user_id
      or strpos(lower(t.details::text), ($1).email) > 0$$,
    $$user_id = null, actor_id = null, ip_address = null, user_agent = null, details = '{}'$$, '{}', null),
  (610, 'public.crash_reports',
    $$strpos(lower(t.message || ' ' || t.stack || ' ' || t.route), ($1).email) > 0$$,
    'delete', '{}', null),
  (690, 'public.list_views',
    $$t.user_id = ($1).user_id or strpos(lower(t.query),
    replace(replace(($1).email, '@', '%40'), '+', '%2b')) > 0$$,
    'delete', '{}', null),
  (695, 'public.notice_choices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (696, 'private.notice_digests', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (697, 'public.client_notice_choices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (698, 'private.client_notices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (700, 'identity.verifications',
    $$t.identifier = ($1).email or strpos(lower(t.identifier || ' ' || t.value), ($1).email) > 0
      or strpos(t.value, ($1).user_id::text) > 0$$,
    'delete', '{value}', null),
  (710, 'identity.mails', $$t.user_id = ($1).user_id$$, 'delete', '{sealed}', null),
  (720, 'identity.used_codes', $$t.user_id = ($1).user_id$$, 'delete', '{code_hash}', null),
  (730, 'identity.passkeys', $$t.user_id = ($1).user_id$$, 'delete', '{public_key, credential_id}', null),
  (740, 'identity.two_factors', $$t.user_id = ($1).user_id$$, 'delete', '{secret, backup_codes}', null),
  (750, 'identity.accounts',
    $$t.user_id = ($1).user_id$$,
    'delete', '{password, access_token, refresh_token, id_token}', null),
  (760, 'identity.sessions', $$t.user_id = ($1).user_id$$, 'delete', '{token}', null),
  (770, 'public.user_roles', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (780, 'public.user_profiles', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (790, 'identity.users', $$t.id = ($1).user_id$$, 'delete', '{}', null),
  (800, 'public.privacy_requests',
    $$t.email = ($1).email and t.state not in ('erasing')$$,
    'delete', '{}', null),
  (900, 'pgboss.job',
    $$strpos(lower(t.data::text || coalesce(t.output::text, '')), ($1).email) > 0$$,
    'output = null', '{}', null);
