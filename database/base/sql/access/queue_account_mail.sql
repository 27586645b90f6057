create or replace function private.queue_account_mail(p_user_id uuid, p_kind text, p_sealed text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  mail_id uuid;
begin
  insert into identity.mails (user_id, kind, sealed) values (p_user_id, p_kind, p_sealed)
    returning id into mail_id;
  insert into public.outbox (kind, payload)
    values ('account.mail', jsonb_build_object('mail_id', mail_id));
  return mail_id;
end
$$;
grant execute on function private.queue_account_mail to service_role;
comment on function private.queue_account_mail is
  'Stores a mail about an account and its job, in one transaction.';
