-- The newsletter's list for staff: in any order, between two days, found by parts of an address; and
-- what happened over time.

-- Without a policy in the way (see newsletter_page) LIKE walks this.
create index newsletter_subscriptions_by_email on public.newsletter_subscriptions
  using gin (email extensions.gin_trgm_ops);

create function private.newsletter_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'true'
    || case when private.pattern_of(p_text) is null then '' else
      ' and s.email like private.pattern_of($1)' end
    || case when p_status is null then '' else ' and s.status = $2' end
    || case when p_source is null then '' else ' and s.source_page = $3' end
    || case when p_from is null then '' else
      ' and s.created_at >= private.start_of_day($4)' end
    || case when p_to is null then '' else
      ' and s.created_at < private.start_of_day($5 + 1)' end;
end
$$;
revoke all on function private.newsletter_conditions(text, text, text, date, date) from public;
comment on function private.newsletter_conditions(text, text, text, date, date) is
  'Condition on subscriptions s in SQL with $1 to $5; only of what is given, so that the planner '
  'sees it.';

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
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz)
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
      s.utm_campaign, s.created_at, s.asked_at, s.confirmed_at, s.unsubscribed_at
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
  'status or source). Refuses with campaigns_read_missing.';

create function public.newsletter_count(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null
) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found integer;
begin
  perform private.check_newsletter_reader();
  execute format('select count(*) from (
      select from public.newsletter_subscriptions s where %s limit 10001) found',
    private.newsletter_conditions(p_text, p_status, p_source, p_from, p_to))
    into found using p_text, p_status, p_source, p_from, p_to;
  return found;
end
$$;
revoke all on function public.newsletter_count(text, text, text, date, date) from public;
grant execute on function public.newsletter_count(text, text, text, date, date) to authenticated;
comment on function public.newsletter_count(text, text, text, date, date) is
  'How many subscriptions a list has, 10001 for more than that. For administrators, as all that '
  'hands out the whole list: refuses with campaigns_read_missing.';

create function public.newsletter_sources() returns table (source_page text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select s.source_page from public.newsletter_subscriptions s
    where s.source_page is not null
    group by s.source_page order by count(*) desc, s.source_page limit 50;
end
$$;
revoke all on function public.newsletter_sources() from public;
grant execute on function public.newsletter_sources() to authenticated;
comment on function public.newsletter_sources() is
  'Pages that subscriptions came from, the most fruitful ones first. Refuses with '
  'campaigns_read_missing.';

create function public.newsletter_history(p_from date, p_to date, p_unit text default 'day')
returns table (period date, asked integer, confirmed integer, unsubscribed integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  unit text := case p_unit when 'month' then 'month' else 'day' end;
  first_day date := date_trunc(unit, p_from::timestamp);
begin
  perform private.check_campaigns('read');
  return query
    with counted as (
      select date_trunc(unit, e.happened_at at time zone 'America/Sao_Paulo')::date as day,
        count(*) filter (where e.kind = 'asked') as asked,
        count(*) filter (where e.kind = 'confirmed') as confirmed,
        count(*) filter (where e.kind = 'unsubscribed') as unsubscribed
      from public.newsletter_events e
      where e.happened_at >= private.start_of_day(first_day)
        and e.happened_at < private.start_of_day(p_to + 1)
      group by 1)
    select p.day::date, coalesce(c.asked, 0)::integer, coalesce(c.confirmed, 0)::integer,
      coalesce(c.unsubscribed, 0)::integer
    from generate_series(first_day::timestamp, p_to::timestamp, ('1 ' || unit)::interval) p (day)
    left join counted c on c.day = p.day::date
    order by 1 limit 400;
end
$$;
revoke all on function public.newsletter_history(date, date, text) from public;
grant execute on function public.newsletter_history(date, date, text) to authenticated;
comment on function public.newsletter_history(date, date, text) is
  'How often the letter was asked for, confirmed and left, by day or month of the house, quiet ones '
  'included. Refuses with campaigns_read_missing.';
