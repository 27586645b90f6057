create or replace function private.count_lead_days(p_days date[])
returns setof private.lead_days
language plpgsql stable
  -- The planner takes each day for a ninth of all rows: without these, and "offset 0", it reads the whole table.
  set search_path = '' set jit = off set enable_seqscan = off
as $$
begin
  return query execute format('
    select d.day, s.source, count(*)::integer,
      (count(*) filter (where s.reached >= 2))::integer,
      (count(*) filter (where s.reached = 3))::integer,
      count(s.answer_target)::integer,
      (count(s.answer_target) filter (where s.answered_at is null))::integer,
      (count(*) filter (where s.answer_seconds <= 60 * s.answer_target))::integer
    from (select n.day, private.start_of_day(n.day) as begins, private.start_of_day(n.day + 1) as ends
      from unnest($1) as n (day)) d
    cross join lateral (
      select s.source, s.answer_target, s.answered_at, s.answer_seconds, %s as reached
      from public.qualification_submissions s
      where s.created_at >= d.begins and s.created_at < d.ends
        and private.place_of_lead(s.status, s.review_reason, s.cleared_at) < 6
      offset 0) s
    group by d.day, s.source', private.lead_reached_sql()) using p_days;
end
$$;
comment on function private.count_lead_days is
  'Counts private.lead_days of some days again, from the leads.';
