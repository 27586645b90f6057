-- not null: *
create or replace function private.waiting_mail_bytes() returns bigint
language sql stable security definer set search_path = ''
return (select coalesce(sum(f.size), 0) from public.inbound_mails m
  join public.inbound_mail_files f on f.mail_id = m.id where m.state in ('waiting', 'discarded'));
grant execute on function private.waiting_mail_bytes to service_role;
comment on function private.waiting_mail_bytes is
  'Bytes of attachments of waiting mails from unknown senders.';
