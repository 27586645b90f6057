-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.feedback_changes', 'public.feedback_messages', 'public.feedback_attachments',
  'public.feedback_entries'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (50, 'public.feedback_changes',
    $$t.entry_id = any (($1).feedback) or t.ticket_id in (select private.tickets_of_person($1))$$,
    $$details = '{}'$$, '{place}', null),
  (60, 'public.feedback_messages',
    $$t.entry_id = any (($1).feedback)
      or t.author_email = ($1).email or t.entry_id is null and t.author_email is null
        and t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{written_by, sent_to}', null),
  (70, 'public.feedback_attachments',
    $$t.entry_id = any (($1).feedback) or t.message_id in (
      select m.id from public.feedback_messages m where m.entry_id = any (($1).feedback)
        or m.author_email = ($1).email or m.entry_id is null and m.author_email is null
          and m.ticket_id in (select private.tickets_of_person($1)))$$,
    'delete', '{storage_key, uploaded_by}', 't.storage_key'),
  (90, 'public.feedback_entries', $$t.id = any (($1).feedback)$$, 'delete', '{}', null);
