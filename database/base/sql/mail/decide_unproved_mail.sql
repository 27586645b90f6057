-- not null: *
create or replace function private.decide_unproved_mail(
  p_job_id uuid, p_kind text, p_subject_id uuid, p_email text, p_mailbox text,
  p_most_an_hour integer, p_waits boolean
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  allowed boolean := false;
  over boolean := false;
begin
  -- Serializes workers with the same job; the second finds the decision of the first.
  perform pg_advisory_xact_lock(hashtextextended('stranger mail ' || p_job_id, 0));
  select not m.withheld into allowed from private.stranger_mails m where m.job_id = p_job_id;
  if found then
    return case when allowed then 'send' else 'withheld' end;
  end if;

  -- The narrow window first: a mail that it refuses takes nothing from the day. Counters of their
  -- own: requests of anonymous visitors must not close the mails that an account needs.
  if exists (select from identity.users u
      where u.email = lower(btrim(p_email)) and u.email_verified) then
    allowed := private.count_hit(
        jsonb_build_array('stranger mail to account', p_mailbox)::text, 5, interval '1 hour')
      and private.count_hit(
        jsonb_build_array('stranger mails to account', p_mailbox)::text, 20, interval '1 day');
  else
    begin
      allowed := private.count_hit(
          jsonb_build_array('stranger mail', p_kind, p_mailbox)::text, 1, interval '10 minutes')
        and private.count_hit(
          jsonb_build_array('stranger mails', p_mailbox)::text, 3, interval '1 day');
      -- Last, so that mails refused by the limits of an address do not use up the common limit.
      if allowed and not private.count_hit('["mails to unproved addresses"]', p_most_an_hour,
          interval '1 hour') then
        raise exception 'ceiling' using errcode = 'PT429';
      end if;
    exception when sqlstate 'PT429' then
      allowed := false;
      over := true;
    end;
  end if;

  if over then
    perform private.report_mail_ceiling(p_most_an_hour);
    if p_waits then
      return 'later';
    end if;
  end if;

  insert into private.stranger_mails (job_id, kind, subject_id, withheld)
    values (p_job_id, p_kind, p_subject_id, not allowed);
  delete from private.stranger_mails where job_id in (
    select m.job_id from private.stranger_mails m where m.decided_at < now() - interval '6 months'
    order by m.decided_at limit 10 for update skip locked);
  return case when allowed then 'send' else 'withheld' end;
end
$$;
grant execute on function private.decide_unproved_mail to service_role;
comment on function private.decide_unproved_mail is
  'Whether a mail goes to an address that an anonymous visitor typed: send, withheld or later. One of a kind in 10 '
  'minutes and 3 of all kinds a day; to the address of a confirmed account 5 an hour and 20 a day. All '
  'addresses that no account has confirmed are sent p_most_an_hour (1000 at most) together; beyond that a '
  'mail is withheld, or is to be asked for again later where p_waits, and staff are warned once an hour. '
  'Asked when it is really to be sent; send and withheld are remembered by job. p_mailbox is the server''s '
  'keyed hash of the mailbox, so that counters hold nothing that can be guessed back.';
