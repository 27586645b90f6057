-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.inbound_mail_files', 'public.inbound_mails'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
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
    'delete', '{message_id, decided_by}', null);
