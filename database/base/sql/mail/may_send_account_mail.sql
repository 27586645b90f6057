-- not null: *
create or replace function private.may_send_account_mail(
  p_mail_id uuid, p_email text, p_most_an_hour integer
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from identity.users u
      where u.email = lower(btrim(p_email)) and u.email_verified) then
    return true;
  end if;
  -- Two workers with the same mail take turns; tried again, it has been counted.
  perform pg_advisory_xact_lock(hashtextextended('account mail ' || p_mail_id, 0));
  if exists (select from private.stranger_mails m where m.job_id = p_mail_id) then
    return true;
  end if;
  if not private.count_hit('["mails to unproved addresses"]', p_most_an_hour, interval '1 hour') then
    perform private.report_mail_ceiling(p_most_an_hour);
    return false;
  end if;
  insert into private.stranger_mails (job_id, kind, subject_id, withheld)
    values (p_mail_id, 'account.mail', p_mail_id, false);
  return true;
end
$$;
grant execute on function private.may_send_account_mail to service_role;
comment on function private.may_send_account_mail is
  'Whether a mail about an account may go now. To the address of a confirmed account always; to another '
  'one it counts among the p_most_an_hour mails to all unproved addresses, once for a mail however often it is tried.';
