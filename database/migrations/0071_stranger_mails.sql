-- Mails to an address that a stranger typed: how many may go there, and what staff see of the rest.

create table private.stranger_mails (
  job_id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+(\.[a-z-]+)*$'),
  subject_id uuid not null,
  withheld boolean not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index stranger_mails_of on private.stranger_mails (subject_id);
create index stranger_mails_oldest on private.stranger_mails (decided_at);
revoke all on private.stranger_mails from public, anon, authenticated, service_role;
alter table private.stranger_mails enable row level security;
-- Granted to nobody, with no policy: only the functions below, as the owner, touch it.
comment on table private.stranger_mails is
  'What was decided of each mail to an address that a stranger typed: ids only, no address. Gone '
  'with what it is about, and six months after it was decided.';
comment on column private.stranger_mails.job_id is
  'The job that sends it: tried again, it finds the decision made and counts nothing.';
comment on column private.stranger_mails.subject_id is
  'The lead, application, privacy request, feedback entry or subscription it is about.';

create function private.may_mail_stranger(
  p_job_id uuid, p_kind text, p_subject_id uuid, p_email text, p_mailbox text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  allowed boolean;
begin
  -- Two workers with the same job take turns; the second finds what the first has decided.
  perform pg_advisory_xact_lock(hashtextextended('stranger mail ' || p_job_id, 0));
  select not m.withheld into allowed from private.stranger_mails m where m.job_id = p_job_id;
  if found then
    return allowed;
  end if;

  -- The narrow window first: a mail that it refuses takes nothing from the day. Counters of their
  -- own: what strangers cause must not close the mails that an account needs.
  if exists (select from identity.users u
      where u.email = lower(btrim(p_email)) and u.email_verified) then
    allowed := private.count_hit(
        jsonb_build_array('stranger mail to account', p_mailbox)::text, 5, interval '1 hour')
      and private.count_hit(
        jsonb_build_array('stranger mails to account', p_mailbox)::text, 20, interval '1 day');
  else
    allowed := private.count_hit(
        jsonb_build_array('stranger mail', p_kind, p_mailbox)::text, 1, interval '10 minutes')
      and private.count_hit(
        jsonb_build_array('stranger mails', p_mailbox)::text, 3, interval '1 day');
  end if;

  insert into private.stranger_mails (job_id, kind, subject_id, withheld)
    values (p_job_id, p_kind, p_subject_id, not allowed);
  delete from private.stranger_mails where job_id in (
    select m.job_id from private.stranger_mails m where m.decided_at < now() - interval '6 months'
    order by m.decided_at limit 10 for update skip locked);
  return allowed;
end
$$;
revoke all on function private.may_mail_stranger(uuid, text, uuid, text, text) from public;
grant execute on function private.may_mail_stranger(uuid, text, uuid, text, text) to service_role;
comment on function private.may_mail_stranger(uuid, text, uuid, text, text) is
  'Whether a mail may go to an address that a stranger typed: one of a kind in 10 minutes and 3 of '
  'all kinds a day; to the address of a confirmed account 5 an hour and 20 a day. Asked when it is '
  'really to be sent; the answer is remembered by job. p_mailbox is the server''s keyed hash of the '
  'mailbox, so that counters hold nothing that can be guessed back.';

create function public.withheld_mails(p_subject_id uuid)
returns table (kind text, withheld_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select m.kind, m.decided_at from private.stranger_mails m
  where m.subject_id = p_subject_id and m.withheld
    and public.has_permission(private.uid(), case split_part(m.kind, '.', 1)
      when 'lead' then 'crm' when 'feedback' then 'feedback'
      when 'newsletter' then 'campaigns' when 'privacy' then 'users' end, 'read')
  order by m.decided_at
$$;
revoke all on function public.withheld_mails(uuid) from public;
grant execute on function public.withheld_mails(uuid) to authenticated;
comment on function public.withheld_mails(uuid) is
  'Mails about one lead, request, entry or subscription that did not go because their address had '
  'its share; no row for who may not read what they are about.';

create function private.forget_stranger_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stranger_mails m where m.subject_id in (select g.id from gone g);
  return null;
end
$$;
revoke all on function private.forget_stranger_mails() from public;
comment on function private.forget_stranger_mails() is
  'Trigger: what was decided of mails goes with what they were about.';
create trigger forget_stranger_mails after delete on public.qualification_submissions
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create trigger forget_stranger_mails after delete on public.talent_applications
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create trigger forget_stranger_mails after delete on public.privacy_requests
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create trigger forget_stranger_mails after delete on public.feedback_entries
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create trigger forget_stranger_mails after delete on public.newsletter_subscriptions
  referencing old table as gone for each statement execute function private.forget_stranger_mails();

create or replace function private.newsletter_mail_allowed(p_email text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- What stands after a plus is the same mailbox with many providers.
  mailbox text := regexp_replace(p_email, '\+[^@]*@', '@');
begin
  if private.count_hit(
      jsonb_build_array('newsletter mail', mailbox)::text, 1, interval '10 minutes')
    and private.count_hit(
      jsonb_build_array('newsletter mails of a day', mailbox)::text, 3, interval '1 day') then
    return true;
  end if;
  -- For staff to see, once an hour: who asks on and on must not fill a table.
  insert into private.stranger_mails (job_id, kind, subject_id, withheld)
    select gen_random_uuid(), 'newsletter.confirm-mail', s.id, true
    from public.newsletter_subscriptions s
    where s.email = p_email and not exists (
      select from private.stranger_mails m
      where m.subject_id = s.id and m.withheld and m.decided_at > now() - interval '1 hour');
  return false;
end
$$;
comment on function private.newsletter_mail_allowed(text) is
  'Against bombing a mailbox: one mail in 10 minutes and three a day, whoever asks, however often. '
  'Asked before a subscription changes, so that none waits for a mail that never goes; the mail '
  'itself still has to pass private.may_mail_stranger().';

create or replace function public.subscribe_newsletter(
  p_email text,
  p_locale text default 'pt-BR',
  p_consent_version text default 'unknown',
  p_source_page text default null,
  p_utm_source text default null,
  p_utm_medium text default null,
  p_utm_campaign text default null,
  p_user_agent text default null,
  p_limit_identifier text default null,
  p_address_identifier text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  wanted text := lower(btrim(p_email));
  within_limit boolean := true;
  known public.newsletter_subscriptions;
begin
  -- A limit that cannot be checked must not cost a subscription.
  begin
    within_limit := private.visitor_within_limit(
      'newsletter', p_limit_identifier, 3, interval '10 minutes');
    if within_limit then
      address := private.origin_of(p_address_identifier);
      -- The identifier is the browser's own word; behind one network address may be an office, and
      -- behind none at all whoever asks without a claim.
      within_limit := address is null or private.count_hit(
        jsonb_build_array('newsletter address', address)::text,
        case address when 'nobody' then 300 else 20 end, interval '1 hour');
    end if;
  exception when others then
    raise warning 'limit of a newsletter subscription not checked: % %', sqlstate, sqlerrm;
  end;
  if not within_limit then
    return 'limited';
  end if;

  -- All that is asked of one address takes turns.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || wanted, 0));
  select * into known from public.newsletter_subscriptions s where s.email = wanted for update;
  if known.id is null then
    insert into public.newsletter_subscriptions (email, locale, source_page, utm_source,
        utm_medium, utm_campaign, user_agent, consent_version, consent_locale)
      values (wanted, p_locale, left(p_source_page, 500), nullif(left(p_utm_source, 200), ''),
        nullif(left(p_utm_medium, 200), ''), nullif(left(p_utm_campaign, 200), ''),
        left(p_user_agent, 500), p_consent_version, p_locale)
      returning * into known;
    if private.newsletter_mail_allowed(wanted) then
      perform private.record_newsletter_event(known, 'asked', 'form', 'newsletter.confirm-mail');
    end if;
  else
    if known.status = 'unsubscribed' then
      -- A new beginning, with its own first touch; the proof of the old one is in the events.
      update public.newsletter_subscriptions s set
        source_page = left(p_source_page, 500),
        utm_source = nullif(left(p_utm_source, 200), ''),
        utm_medium = nullif(left(p_utm_medium, 200), ''),
        utm_campaign = nullif(left(p_utm_campaign, 200), ''),
        user_agent = left(p_user_agent, 500)
        where s.id = known.id;
    end if;
    if known.status <> 'active' then
      update public.newsletter_subscriptions s set locale = p_locale,
        consent_version = p_consent_version, consent_locale = p_locale
        where s.id = known.id returning * into known;
    end if;
    perform private.ask_newsletter(known, 'form');
  end if;

  delete from public.newsletter_subscriptions where id in (
    select s.id from public.newsletter_subscriptions s
    where s.status = 'pending' and s.asked_at < now() - interval '30 days'
      and s.confirmed_at is null and s.unsubscribed_at is null
    order by s.asked_at limit 10 for update skip locked);
  return 'accepted';
end
$$;

create or replace function public.staff_resend_newsletter(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  perform private.check_campaigns('update');
  select * into known from public.newsletter_subscriptions s
    where s.id = p_subscription_id for update;
  if known.id is null then
    return 'unknown';
  end if;
  if known.status <> 'pending' then
    return known.status;
  end if;
  -- Bounds of its own: a colleague must not fill a mailbox either, and what strangers have asked for
  -- must not keep her from answering its owner.
  if not private.count_hit(jsonb_build_array('newsletter mail of staff', known.id)::text,
      1, interval '10 minutes') then
    return 'limited';
  end if;
  update public.newsletter_subscriptions s set asked_at = now()
    where s.id = known.id returning * into known;
  perform private.record_newsletter_event(known, 'resent', 'staff', 'newsletter.pending-mail');
  perform private.record_security_event('newsletter_resent', 'info', null,
    jsonb_build_object('subscription', p_subscription_id));
  return 'resent';
end
$$;
