create or replace function private.sum_running_speeds(p_from date) returns void
language plpgsql set search_path = '' set jit = off
as $$
declare
  running date;
begin
  for running in
    select distinct m.day from private.day_marks m
    where m.what = 'speeds' and m.day >= p_from and m.marked_at < now() - interval '5 minutes'
  loop
    -- A day with fewer rows is read quickly without a sum.
    continue when (select count(*) from (
      select from public.web_vitals_daily w
      where w.day = running and w.phase = 'final' and w.metric in ('LCP', 'INP', 'CLS')
      limit 2000) counted) < 2000;
    -- The mark stays, for the sum of the whole day and of its weeks.
    update private.day_marks m set marked_at = now() where m.what = 'speeds' and m.day = running;
    delete from private.kept_speeds;
    delete from private.speed_sums s where s.days = 1 and s.day = running;
    insert into private.speed_sums select * from private.count_speed_days(array[running]);
    perform private.sum_steps(1, array[running]);
  end loop;
end
$$;
comment on function private.sum_running_speeds is
  'Sums the page speeds of busy unfinished days every few minutes; screens show the latest sum.';
