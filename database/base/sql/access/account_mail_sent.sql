create or replace function private.account_mail_sent(p_mail_id uuid) returns void
language sql security definer set search_path = ''
as $$
  with sent as (delete from identity.mails where id = p_mail_id returning user_id, kind)
  update public.user_profiles p set mail_tested_at = now()
  from sent where p.user_id = sent.user_id and sent.kind = 'mail-test'
$$;
grant execute on function private.account_mail_sent to service_role;
comment on function private.account_mail_sent is
  'Deletes a sent account mail; stores the time of a test mail.';
