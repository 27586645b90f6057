create or replace function private.sum_steps(p_span integer, p_days date[]) returns void
language sql set search_path = '' set jit = off
as $$
  insert into private.speed_sums
    select s.days, s.day, s.route, s.metric, -1, sum(s.samples)::bigint, array_agg(s.step),
      array_agg(s.samples)
    from private.speed_sums s
    where s.days = p_span and s.day = any (p_days) and s.step >= 0
    group by s.days, s.day, s.route, s.metric
$$;
comment on function private.sum_steps is
  'Puts the steps of each page into one row, of spans that have just been summed.';
