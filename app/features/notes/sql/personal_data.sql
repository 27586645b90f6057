-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in ('public.note_mentions', 'public.note_files');
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (30, 'public.note_mentions',
    $$t.user_id = ($1).user_id or coalesce(t.lead_note_id, t.ticket_note_id, t.crm_note_id)
      in (select private.notes_about_person($1))$$,
    'delete', '{}', null),
  (38, 'public.note_files',
    $$coalesce(t.lead_note_id, t.ticket_note_id, t.crm_note_id) in (select private.notes_about_person($1))$$,
    'delete', '{storage_key, uploaded_by}', 't.storage_key');
