drop function if exists private.keep_speeds();
create or replace function private.cache_speed_sums() returns void
language plpgsql set search_path = '' set jit = off
as $$
declare
  today constant date := private.business_day(now());
  days integer;
  since date;
begin
  delete from private.kept_speeds k where k.last_day <> today;
  -- The ranges that the first screen offers.
  foreach days in array '{7,30,90}'::integer[] loop
    since := today - days + 1;
    continue when exists (select from private.kept_speeds k
      where k.first_day = since and k.last_day = today);
    -- Days read from the rows change with every page view, so they are not cached.
    continue when private.stale_speed_days(since, today) <> '{}';
    -- Nothing to cache, which costs less to find out than the sums of nothing.
    continue when not exists (select from private.speed_sums s where s.day between since and today);
    insert into private.kept_speeds
      select since, today, s.* from private.sum_speeds(since, today, '{}') s;
  end loop;
end
$$;
comment on function private.cache_speed_sums is
  'Caches the page speeds of the ranges that the first screen offers, until one of their sums changes.';
