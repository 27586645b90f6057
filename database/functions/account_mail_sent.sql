create or replace function private.account_mail_sent(p_mail_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from identity.mails where id = p_mail_id $$;
revoke all on function private.account_mail_sent from public, anon, authenticated, service_role;
grant execute on function private.account_mail_sent to service_role;
comment on function private.account_mail_sent is 'Forgets a mail that has gone out.';
