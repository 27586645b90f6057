drop function if exists private.fold_speeds(date[]);
create or replace function private.roll_up_speeds(p_days date[]) returns void
language plpgsql set search_path = '' set jit = off
as $$
declare
  span integer;
  starts date[];
begin
  delete from private.kept_speeds;
  delete from private.speed_sums s where s.days = 1 and s.day = any (p_days);
  insert into private.speed_sums select * from private.count_speed_days(p_days);
  perform private.sum_steps(1, p_days);
  foreach span in array '{7,28}'::integer[] loop
    starts := array(select distinct private.start_of_span(n.day, span) from unnest(p_days) as n (day));
    delete from private.speed_sums s where s.days = span and s.day = any (starts);
    -- Each span sums the next shorter one. An unfinished week holds only its past days; nothing reads it before its end.
    insert into private.speed_sums
      select span, b.start, b.route, b.metric, b.step, sum(b.samples)::bigint, array_agg(b.bucket),
        array_agg(b.samples::bigint)
      from (
        select n.start, s.route, s.metric, s.step, u.bucket, sum(u.samples) as samples
        from unnest(starts) as n (start)
        join private.speed_sums s on s.days = case span when 7 then 1 else 7 end
          and s.day >= n.start and s.day < n.start + span and s.step >= 0
        cross join lateral unnest(s.buckets, s.bucket_samples) as u (bucket, samples)
        group by 1, 2, 3, 4, 5) b
      group by b.start, b.route, b.metric, b.step;
    perform private.sum_steps(span, starts);
  end loop;
end
$$;
comment on function private.roll_up_speeds is
  'Recomputes the page speeds of some days, and of the weeks that contain them.';
