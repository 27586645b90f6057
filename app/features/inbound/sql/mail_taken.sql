-- not null: *
create or replace function private.mail_taken(p_mailbox text, p_uid_validity bigint, p_uid bigint, p_key text)
returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.taken_mails t
  where (t.mailbox, t.uid_validity, t.uid) = (p_mailbox, p_uid_validity, p_uid)
    or t.key = decode(p_key, 'hex'));
grant execute on function private.mail_taken to service_role;
comment on function private.mail_taken is
  'Whether a mail was taken before, by its place or by itself: then its files need not be kept.';
