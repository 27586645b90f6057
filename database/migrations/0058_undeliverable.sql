-- Addresses of the newsletter that take no mail: what the receiving server said, and since when.

alter table public.newsletter_subscriptions
  add column undeliverable_at timestamptz,
  add column undeliverable_reason text check (length(undeliverable_reason) <= 500),
  add constraint newsletter_subscriptions_undeliverable
    check (undeliverable_at is null or status = 'pending');
comment on column public.newsletter_subscriptions.undeliverable_at is
  'When a mail was refused for good. Nothing goes there until it is asked for and confirmed anew.';
comment on column public.newsletter_subscriptions.undeliverable_reason is
  'In the words of the receiving server.';

alter table public.newsletter_events
  drop constraint newsletter_events_kind_check,
  add constraint newsletter_events_kind_check check (kind in
    ('asked', 'repeated', 'resent', 'confirmed', 'unsubscribed', 'bounced')),
  drop constraint newsletter_events_way_check,
  add constraint newsletter_events_way_check
    check (way in ('form', 'link', 'one_click', 'staff', 'server'));

create or replace function private.check_newsletter_move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (
       ('pending', 'active'), ('pending', 'unsubscribed'),
       ('active', 'unsubscribed'), ('unsubscribed', 'pending'))
     and not (old.status = 'active' and new.status = 'pending'
       and new.undeliverable_at is not null) then
    raise exception 'newsletter: % does not become %', old.status, new.status
      using errcode = '23514';
  end if;
  -- Asked for anew, confirmed or ended: what was said of the address before no longer counts.
  if new.status <> 'pending' or new.asked_at is distinct from old.asked_at then
    new.undeliverable_at := null;
    new.undeliverable_reason := null;
  end if;
  return new;
end
$$;
drop trigger newsletter_subscriptions_moves on public.newsletter_subscriptions;
create trigger newsletter_subscriptions_moves before update of status, asked_at
  on public.newsletter_subscriptions
  for each row execute function private.check_newsletter_move();

create function public.newsletter_bounced(p_event_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  bounced public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions s
    set status = 'pending', undeliverable_at = now(), undeliverable_reason = left(p_reason, 500)
    where s.id = (select e.subscription_id from public.newsletter_events e where e.id = p_event_id)
      and s.status <> 'unsubscribed' and s.undeliverable_at is null
    returning * into bounced;
  if bounced.id is not null then
    perform private.record_newsletter_event(bounced, 'bounced', 'server', null);
  end if;
end
$$;
revoke all on function public.newsletter_bounced(uuid, text) from public;
grant execute on function public.newsletter_bounced(uuid, text) to service_role;
comment on function public.newsletter_bounced(uuid, text) is
  'The mail of an event was refused for good: its subscription waits for a new confirmation, and '
  'nothing goes there until somebody asks for it.';

create or replace function private.newsletter_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'true'
    || case when private.pattern_of(p_text) is null then '' else
      ' and s.email like private.pattern_of($1)' end
    || case when p_status is null then ''
      when p_status = 'undeliverable' then ' and s.undeliverable_at is not null'
      else ' and s.status = $2 and s.undeliverable_at is null' end
    || case when p_source is null then '' else ' and s.source_page = $3' end
    || case when p_from is null then '' else
      ' and s.created_at >= private.start_of_day($4)' end
    || case when p_to is null then '' else
      ' and s.created_at < private.start_of_day($5 + 1)' end;
end
$$;

drop function public.newsletter_page(text, text, text, date, date, uuid, integer, text, boolean);
create function public.newsletter_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'created',
  p_descending boolean default true
) returns table (id uuid, email text, status text, locale text, source_page text,
  utm_source text, utm_medium text, utm_campaign text, created_at timestamptz,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  undeliverable_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'email' then 's.email'
    when 'status' then 'array_position(array[''pending'', ''active'', ''unsubscribed''], s.status)'
    when 'source' then 'coalesce(s.source_page, '''')'
    else 's.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  perform private.check_campaigns('read');
  return query execute format('
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.created_at, s.asked_at, s.confirmed_at, s.unsubscribed_at,
      s.undeliverable_at
    from public.newsletter_subscriptions s
    where %1$s %2$s
    order by %3$s %4$s, s.id %4$s limit least(greatest($7, 1), 1000)',
    private.newsletter_conditions(p_text, p_status, p_source, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, s.id) %2$s (select %1$s, s.id from public.newsletter_subscriptions s
        where s.id = $6)', key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_source, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function
  public.newsletter_page(text, text, text, date, date, uuid, integer, text, boolean) from public;
grant execute on function
  public.newsletter_page(text, text, text, date, date, uuid, integer, text, boolean)
  to authenticated;
comment on function
  public.newsletter_page(text, text, text, date, date, uuid, integer, text, boolean) is
  'Subscriptions for staff, a page after the one given, in the order of p_sort (created, email, '
  'status or source); undeliverable is a p_status of its own. Refuses with campaigns_read_missing.';

drop function public.newsletter_subscription(uuid);
create function public.newsletter_subscription(p_subscription_id uuid)
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, user_agent text, consent_version text, consent_locale text,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  created_at timestamptz, undeliverable_at timestamptz, undeliverable_reason text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at, s.undeliverable_at, s.undeliverable_reason
    from public.newsletter_subscriptions s where s.id = p_subscription_id;
end
$$;
revoke all on function public.newsletter_subscription(uuid) from public;
grant execute on function public.newsletter_subscription(uuid) to authenticated;
comment on function public.newsletter_subscription(uuid) is
  'One subscription for staff; no row for an unknown one. Refuses with campaigns_read_missing.';
