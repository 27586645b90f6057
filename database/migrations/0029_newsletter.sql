-- Newsletter: who asked, who confirmed, who left, and the proof of each.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:][:cntrl:]@<>,;:"]+@[^[:space:][:cntrl:]@<>,;:"]+\.[^[:space:][:cntrl:]@<>,;:"]+$'),
  status text not null default 'pending' check (status in ('pending', 'active', 'unsubscribed')),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  source_page text check (length(source_page) <= 500),
  utm_source text check (length(utm_source) <= 200),
  utm_medium text check (length(utm_medium) <= 200),
  utm_campaign text check (length(utm_campaign) <= 200),
  ip_address text check (ip_address is null),
  user_agent text check (length(user_agent) <= 500),
  consent_version text not null check (consent_version ~ '^[0-9a-z][0-9a-z.-]{0,39}$'),
  consent_locale text not null check (consent_locale in ('pt-BR', 'en')),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  contact_id uuid references public.crm_contacts (id) on delete set null,
  created_at timestamptz not null default now(),
  check (status <> 'active' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);
create index newsletter_subscriptions_newest
  on public.newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_of_contact on public.newsletter_subscriptions (contact_id);
create index newsletter_subscriptions_unconfirmed on public.newsletter_subscriptions (asked_at)
  where status = 'pending';
revoke all on public.newsletter_subscriptions from public, anon, authenticated, service_role;
alter table public.newsletter_subscriptions enable row level security;
create policy newsletter_subscriptions_server on public.newsletter_subscriptions
  for select to service_role using (true);
-- Not granted: anything to anon and authenticated, and writing to anybody. Visitors ask through
-- subscribe_newsletter and never read back; staff read through the functions below.
grant select on public.newsletter_subscriptions to service_role;
comment on table public.newsletter_subscriptions is
  'One row an address: none, pending, active, unsubscribed, and pending again by asking anew. '
  'A pending row that nobody ever confirmed goes after 30 days.';
comment on column public.newsletter_subscriptions.ip_address is
  'Of the contract, and always null: nobody''s address is kept.';
comment on column public.newsletter_subscriptions.consent_version is
  'Version of the sentence beside the button when the subscription was last asked for.';
comment on column public.newsletter_subscriptions.asked_at is
  'When it was last asked for and mailed about; the 72 hours of the link count from here.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the last confirmation came; stays when the person leaves.';

create table public.newsletter_events (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null
    references public.newsletter_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('asked', 'repeated', 'confirmed', 'unsubscribed')),
  way text not null check (way in ('form', 'link', 'one_click')),
  consent_version text not null,
  consent_locale text not null,
  happened_at timestamptz not null default clock_timestamp()
);
create index newsletter_events_of_subscription
  on public.newsletter_events (subscription_id, happened_at);
revoke all on public.newsletter_events from public, anon, authenticated, service_role;
alter table public.newsletter_events enable row level security;
create policy newsletter_events_server on public.newsletter_events
  for select to service_role using (true);
-- Not granted: writing, to anybody; only the functions below do.
grant select on public.newsletter_events to service_role;
comment on table public.newsletter_events is
  'Proof of consent: what happened to a subscription, when, how, and under which words.';
comment on column public.newsletter_events.kind is
  'repeated: somebody asked for what was active already.';

create function private.check_newsletter_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
       ('pending', 'active'), ('pending', 'unsubscribed'),
       ('active', 'unsubscribed'), ('unsubscribed', 'pending')) then
    raise exception 'newsletter: % does not become %', old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.check_newsletter_move() from public;
comment on function private.check_newsletter_move() is
  'Suppression: whoever has left is mailed again only after asking and confirming anew.';
create trigger newsletter_subscriptions_moves before update of status
  on public.newsletter_subscriptions
  for each row execute function private.check_newsletter_move();

create function private.newsletter_mail_allowed(p_email text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- What stands after a plus is the same mailbox with many providers.
  mailbox text := regexp_replace(p_email, '\+[^@]*@', '@');
begin
  return private.count_hit(
      jsonb_build_array('newsletter mail', mailbox)::text, 1, interval '15 minutes')
    and private.count_hit(
      jsonb_build_array('newsletter mails of a day', mailbox)::text, 4, interval '1 day');
end
$$;
revoke all on function private.newsletter_mail_allowed(text) from public;
comment on function private.newsletter_mail_allowed(text) is
  'Against bombing a mailbox: one mail in 15 minutes and four a day, whoever asks, however often.';

create function private.record_newsletter_event(
  p_subscription public.newsletter_subscriptions, p_kind text, p_way text, p_mail text
) returns void
language plpgsql set search_path = ''
as $$
declare
  event uuid;
begin
  insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale)
    values (p_subscription.id, p_kind, p_way, p_subscription.consent_version,
      p_subscription.consent_locale)
    returning id into event;
  if p_mail is not null then
    insert into public.outbox (kind, payload)
      values (p_mail, jsonb_build_object('event_id', event));
  end if;
end
$$;
revoke all on function
  private.record_newsletter_event(public.newsletter_subscriptions, text, text, text) from public;
comment on function
  private.record_newsletter_event(public.newsletter_subscriptions, text, text, text) is
  'Writes the proof and queues the mail that belongs to it.';

create function private.ask_newsletter(p_known public.newsletter_subscriptions)
returns void
language plpgsql set search_path = ''
as $$
declare
  asked public.newsletter_subscriptions;
begin
  if not private.newsletter_mail_allowed(p_known.email) then
    return;
  end if;
  if p_known.status = 'active' then
    -- A stranger who types somebody's address changes nothing; the owner hears of it by mail.
    perform private.record_newsletter_event(p_known, 'repeated', 'form', 'newsletter.known-mail');
    return;
  end if;
  update public.newsletter_subscriptions s set status = 'pending', asked_at = now()
    where s.id = p_known.id returning * into asked;
  perform private.record_newsletter_event(asked, 'asked', 'form',
    case p_known.status when 'pending' then 'newsletter.pending-mail'
      else 'newsletter.confirm-mail' end);
end
$$;
revoke all on function private.ask_newsletter(public.newsletter_subscriptions) from public;
comment on function private.ask_newsletter(public.newsletter_subscriptions) is
  'An address that is known asks again: mailed according to its state, as far as mails are allowed.';

create function public.subscribe_newsletter(
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
  address text := coalesce(private.claim('address'), p_address_identifier);
  wanted text := lower(btrim(p_email));
  within_limit boolean := true;
  known public.newsletter_subscriptions;
begin
  -- A limit that cannot be checked must not cost a subscription.
  begin
    within_limit := public.check_rate_limit(
        'newsletter ' || coalesce(p_limit_identifier, ''), 3, interval '10 minutes')
      -- The identifier is the browser's own word; behind one network address may be an office.
      and (address is null or private.count_hit(
        jsonb_build_array('newsletter address', address)::text, 20, interval '1 hour'));
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
    perform private.ask_newsletter(known);
  end if;

  delete from public.newsletter_subscriptions where id in (
    select s.id from public.newsletter_subscriptions s
    where s.status = 'pending' and s.asked_at < now() - interval '30 days'
      and s.confirmed_at is null and s.unsubscribed_at is null
    order by s.asked_at limit 10 for update skip locked);
  return 'accepted';
end
$$;
revoke all on function public.subscribe_newsletter(text, text, text, text, text, text, text, text,
  text, text) from public;
grant execute on function public.subscribe_newsletter(text, text, text, text, text, text, text,
  text, text, text) to anon, authenticated, service_role;
comment on function public.subscribe_newsletter(text, text, text, text, text, text, text, text,
  text, text) is
  'Asks for the newsletter: accepted or limited (3 in 10 minutes), whatever is known of the '
  'address; what is known reaches its owner by mail. Also erases a few never confirmed ones.';

create function public.newsletter_link_state(p_subscription_id uuid, p_asked_at timestamptz)
returns table (state text, locale text)
language sql stable security definer set search_path = ''
as $$
  select case
      when s.status = 'active' then 'active'
      -- A link from before the person left would take her back in against her word.
      when s.status = 'unsubscribed' or p_asked_at < s.unsubscribed_at then 'unsubscribed'
      when p_asked_at < now() - interval '72 hours' then 'expired'
      else 'pending' end, s.locale
  from public.newsletter_subscriptions s where s.id = p_subscription_id
$$;
revoke all on function public.newsletter_link_state(uuid, timestamptz) from public;
grant execute on function public.newsletter_link_state(uuid, timestamptz) to service_role;
comment on function public.newsletter_link_state(uuid, timestamptz) is
  'What a signed link stands before: pending, active, expired or unsubscribed; no row for an '
  'unknown one. Of an unsubscribe link the moment is now. Changes nothing.';

create function public.confirm_newsletter(p_subscription_id uuid, p_asked_at timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_state text;
  confirmed public.newsletter_subscriptions;
begin
  perform from public.newsletter_subscriptions s where s.id = p_subscription_id for update;
  select l.state into found_state
    from public.newsletter_link_state(p_subscription_id, p_asked_at) l;
  if found_state is distinct from 'pending' then
    return coalesce(found_state, 'unknown');
  end if;
  update public.newsletter_subscriptions s set
    status = 'active',
    confirmed_at = now(),
    unsubscribed_at = null,
    contact_id = private.find_or_make_contact(null, s.email, null, false, null, 'website')
    where s.id = p_subscription_id returning * into confirmed;
  perform private.record_newsletter_event(confirmed, 'confirmed', 'link',
    'newsletter.welcome-mail');
  return 'confirmed';
end
$$;
revoke all on function public.confirm_newsletter(uuid, timestamptz) from public;
grant execute on function public.confirm_newsletter(uuid, timestamptz) to service_role;
comment on function public.confirm_newsletter(uuid, timestamptz) is
  'Follows a confirmation link whose signature the server has checked: confirmed, or the state '
  'that stands in the way (active, expired, unsubscribed, unknown). Makes the contact.';

create function public.ask_newsletter_again(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  select * into known from public.newsletter_subscriptions s
    where s.id = p_subscription_id for update;
  if known.status = 'pending' then
    perform private.ask_newsletter(known);
  end if;
  return coalesce(known.status, 'unknown');
end
$$;
revoke all on function public.ask_newsletter_again(uuid) from public;
grant execute on function public.ask_newsletter_again(uuid) to service_role;
comment on function public.ask_newsletter_again(uuid) is
  'A new confirmation mail for whoever holds an expired link; says the state.';

create function public.unsubscribe_newsletter(p_subscription_id uuid, p_way text default 'link')
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.newsletter_subscriptions;
begin
  perform from public.newsletter_subscriptions s where s.id = p_subscription_id for update;
  if not found then
    return 'unknown';
  end if;
  -- Only the record of leaving stays, and the proofs of before.
  update public.newsletter_subscriptions s set
    status = 'unsubscribed',
    unsubscribed_at = clock_timestamp(),
    source_page = null, utm_source = null, utm_medium = null, utm_campaign = null,
    user_agent = null
    where s.id = p_subscription_id and s.status <> 'unsubscribed' returning * into gone;
  if gone.id is null then
    return 'already';
  end if;
  perform private.record_newsletter_event(gone, 'unsubscribed', p_way, null);
  return 'unsubscribed';
end
$$;
revoke all on function public.unsubscribe_newsletter(uuid, text) from public;
grant execute on function public.unsubscribe_newsletter(uuid, text) to service_role;
comment on function public.unsubscribe_newsletter(uuid, text) is
  'Follows an unsubscribe link whose signature the server has checked: unsubscribed, already or '
  'unknown. p_way is link or one_click.';

create function public.check_subscription_status(email_address text)
returns table (status text)
language sql stable security definer set search_path = ''
as $$
  select s.status from public.newsletter_subscriptions s
  where s.email = lower(btrim(email_address))
    and (private.caller_role() = 'service_role'
      or (select public.has_permission((select private.uid()), 'campaigns', 'read')))
$$;
revoke all on function public.check_subscription_status(text) from public;
grant execute on function public.check_subscription_status(text)
  to anon, authenticated, service_role;
comment on function public.check_subscription_status(text) is
  'State of an address for those who may read campaigns. To everybody else no row, which is also '
  'the answer for an unknown one: nobody can probe a stranger.';

create function private.check_newsletter_reader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() = 'service_role' then
    return;
  end if;
  if not public.has_permission(private.uid(), 'campaigns', 'read')
     or private.rank_of(private.uid()) < private.role_rank('admin') then
    perform private.refuse('campaigns_read_missing');
  end if;
end
$$;
revoke all on function private.check_newsletter_reader() from public;
comment on function private.check_newsletter_reader() is
  'Refuses whoever may not read campaigns or is no administrator: these two calls hand out all '
  'addresses, and the contract keeps them for administrators.';

create function public.get_all_newsletter_subscriptions()
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, ip_address text, user_agent text, consent_version text,
  consent_locale text, asked_at timestamptz, confirmed_at timestamptz,
  unsubscribed_at timestamptz, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_newsletter_reader();
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.ip_address, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at
    from public.newsletter_subscriptions s order by s.created_at desc, s.id desc;
end
$$;
revoke all on function public.get_all_newsletter_subscriptions() from public;
grant execute on function public.get_all_newsletter_subscriptions()
  to authenticated, service_role;
comment on function public.get_all_newsletter_subscriptions() is
  'Every subscription, newest first. Refuses with campaigns_read_missing.';

create function public.get_newsletter_stats()
returns table (total_count integer, active_count integer, pending_count integer,
  unsubscribed_count integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_newsletter_reader();
  return query
    select count(*)::integer, count(*) filter (where s.status = 'active')::integer,
      count(*) filter (where s.status = 'pending')::integer,
      count(*) filter (where s.status = 'unsubscribed')::integer
    from public.newsletter_subscriptions s;
end
$$;
revoke all on function public.get_newsletter_stats() from public;
grant execute on function public.get_newsletter_stats() to authenticated, service_role;
comment on function public.get_newsletter_stats() is
  'How many subscriptions there are in each state. Refuses with campaigns_read_missing.';
