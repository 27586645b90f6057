create or replace function private.stale_speed_days(p_from date, p_to date) returns date[]
language plpgsql stable set search_path = '' set jit = off
as $$
begin
  -- A busy unfinished day has many rows, so its sum of some minutes ago is used instead.
  return array(select n.day
    from (select distinct m.day from private.day_marks m
      where m.what = 'speeds' and m.day between p_from and p_to) n
    where n.day < private.business_day(now() - interval '1 hour')
      or not exists (select from private.speed_sums s where s.days = 1 and s.day = n.day)
      or exists (select from private.day_marks m where m.what = 'speeds' and m.day = n.day
        and m.marked_at < now() - interval '15 minutes'));
end
$$;
comment on function private.stale_speed_days is
  'Days of a range whose page speeds are read from the rows, because their sums are stale.';
