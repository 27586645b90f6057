create or replace function private.count_answer_days(p_days date[])
returns setof private.lead_answer_days
language plpgsql stable
  -- The planner takes each day for a ninth of all rows: without these, and "offset 0", it reads the whole table.
  set search_path = '' set jit = off set enable_seqscan = off
as $$
begin
  -- In PL/pgSQL, planned once per connection: planning each call took longer than reading the rows.
  return query select d.day, s.source, s.answer_target, s.answer_seconds <= 60 * s.answer_target,
    private.answer_minutes(s.answer_seconds), count(*)::integer
  from (select n.day, private.start_of_day(n.day) as begins, private.start_of_day(n.day + 1) as ends
    from unnest(p_days) as n (day)) d
  cross join lateral (
    select s.source, s.answer_target, s.answer_seconds from public.qualification_submissions s
    where s.created_at >= d.begins and s.created_at < d.ends
      and s.answer_target is not null and s.answer_seconds is not null
      and private.place_of_lead(s.status, s.review_reason, s.cleared_at) < 6
    offset 0) s
  group by 1, 2, 3, 4, 5;
end
$$;
comment on function private.count_answer_days is
  'Counts private.lead_answer_days of some days again, from the leads.';
