-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.crm_tag_links', 'public.crm_message_drafts', 'public.crm_message_files',
  'public.crm_messages', 'public.crm_notes', 'public.crm_tasks', 'public.crm_events', 'public.crm_deals',
  'public.crm_contact_points', 'private.contact_merges', 'public.crm_import_lines',
  'public.crm_imports', 'public.crm_contacts'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (26, 'public.crm_tag_links',
    $$t.lead_id = any (($1).leads) or t.contact_id = any (($1).contacts)
      or t.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))
      or t.ticket_id in (select k.id from public.feedback_tickets k where k.contact_id = any (($1).contacts))$$,
    'delete', '{created_by}', null),
  (27, 'public.crm_message_drafts',
    $$t.lead_id = any (($1).leads) or t.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts))$$,
    'delete', '{}', null),
  (41, 'public.crm_message_files',
    $$t.message_id in (select m.id from public.crm_messages m
      where m.contact_id = any (($1).contacts) or m.lead_id = any (($1).leads))$$,
    'delete', '{storage_key, uploaded_by}', 't.storage_key'),
  (42, 'public.crm_messages',
    $$t.contact_id = any (($1).contacts) or t.lead_id = any (($1).leads)$$,
    'contact_id = null, lead_id = null, recipient = null, subject = null, body = null, mail_id = null', '{author_id}', null),
  (48, 'public.crm_notes',
    $$t.contact_id = any (($1).contacts)
      or t.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))$$,
    'delete', '{author_id, body}', null),
  (45, 'public.crm_tasks',
    $$t.lead_id = any (($1).leads) or t.contact_id = any (($1).contacts)
      or t.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))$$,
    $$title = '', note = null, emptied_at = now(), revision = revision + 1$$, '{title, note, owner_id, done_by, created_by}', null),
  (112, 'public.crm_events',
    $$t.contact_id = any (($1).contacts) or t.subject_id = any (($1).contacts) or t.subject_id = any (($1).leads)$$,
    'contact_id = null, from_value = private.redact_event_value(t.kind, t.from_value), to_value = private.redact_event_value(t.kind, t.to_value), details = private.redact_event_details(t.details)', '{actor}', null),
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
  (130, 'public.crm_contacts', $$t.id = any (($1).contacts)$$, 'delete', '{}', null);
