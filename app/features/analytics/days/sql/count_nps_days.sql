create or replace function private.count_nps_days(p_days date[])
returns setof private.nps_days
language sql stable set search_path = '' set jit = off
as $$
  select d.day, e.project_id, (count(*) filter (where e.score >= 9))::integer,
    (count(*) filter (where e.score in (7, 8)))::integer,
    (count(*) filter (where e.score <= 6))::integer
  from (select n.day, private.start_of_day(n.day) as begins, private.start_of_day(n.day + 1) as ends
    from unnest(p_days) as n (day)) d
  join public.feedback_entries e
    on e.type = 'nps' and e.created_at >= d.begins and e.created_at < d.ends
  where e.status <> 'spam'
  group by 1, 2
$$;
comment on function private.count_nps_days is
  'Counts private.nps_days of some days again, from the answers.';
