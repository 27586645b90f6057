-- Old: private.decide_unproved_mail
create or replace function private.may_mail_stranger(
  p_job_id uuid, p_kind text, p_subject_id uuid, p_email text, p_mailbox text
) returns boolean
language sql security definer set search_path = ''
as $$
  select private.decide_unproved_mail(p_job_id, p_kind, p_subject_id, p_email, p_mailbox, 300, false)
    = 'send'
$$;
revoke all on function private.may_mail_stranger from public, anon, authenticated, service_role;
grant execute on function private.may_mail_stranger to service_role;
comment on function private.may_mail_stranger is
  'As private.decide_unproved_mail(), for the release before.';
