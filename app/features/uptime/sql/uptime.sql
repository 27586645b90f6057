-- not null: since, covered, minutes
create or replace function private.uptime()
returns table (since timestamptz, covered integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  with newest as (select h.* from private.heartbeats h order by h.day desc limit 1),
  counted as (
    select n.*, greatest(n.began, (n.day - 29)::timestamp at time zone 'UTC') as from_minute
    from newest n
  )
  select c.since,
    (select sum(h.minutes) from private.heartbeats h where h.day >= c.day - 29)::integer,
    (extract(epoch from c.last_minute - c.from_minute) / 60)::integer + 1
  from counted c
$$;
grant execute on function private.uptime to service_role;
comment on function private.uptime is
  'Since when no minute is missing, and how many minutes of the last thirty days, or since the '
  'first counted one, the site was running. No row before the first.';
