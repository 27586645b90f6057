create or replace function private.newsletter_mail_allowed(p_email text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- With many providers an address with a plus part is the same mailbox.
  mailbox text := regexp_replace(p_email, '\+[^@]*@', '@');
begin
  if private.count_hit(
      jsonb_build_array('newsletter mail', mailbox)::text, 1, interval '10 minutes')
    and private.count_hit(
      jsonb_build_array('newsletter mails of a day', mailbox)::text, 3, interval '1 day') then
    return true;
  end if;
  -- Recorded for staff once an hour, so that repeated requests do not fill the table.
  insert into private.stranger_mails (job_id, kind, subject_id, withheld)
    select gen_random_uuid(), 'newsletter.confirm-mail', s.id, true
    from public.newsletter_subscriptions s
    where s.email = p_email and not exists (
      select from private.stranger_mails m
      where m.subject_id = s.id and m.withheld and m.decided_at > now() - interval '1 hour');
  return false;
end
$$;
comment on function private.newsletter_mail_allowed is
  'The limit against flooding a mailbox: one mail in 10 minutes and three a day, for all requests together. '
  'Checked before a subscription changes, so that none waits for a mail that is never sent; the mail '
  'itself still has to pass private.decide_unproved_mail().';
