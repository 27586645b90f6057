drop function if exists private.mail_taken(text, bigint, bigint, text);
-- not null: *
create or replace function private.is_mail_ingested(p_mailbox text, p_uid_validity bigint, p_uid bigint, p_key text)
returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.taken_mails t
  where (t.mailbox, t.uid_validity, t.uid) = (p_mailbox, p_uid_validity, p_uid)
    or t.key = decode(p_key, 'hex'));
grant execute on function private.is_mail_ingested to service_role;
comment on function private.is_mail_ingested is
  'Whether a mail was already processed, by its place in the mailbox or its message id: then its files are not stored.';
