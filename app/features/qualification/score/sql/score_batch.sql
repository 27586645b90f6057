-- not null: *
create or replace function public.score_batch(p_run uuid, p_leads integer default 200) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  run public.score_runs;
  part uuid[];
  last_at timestamptz;
  last_id uuid;
  others integer;
begin
  -- The row lock serializes two processes; the second leaves the work to the first.
  select * into run from public.score_runs r
    where r.id = p_run and r.state = 'running' for no key update skip locked;
  if run.id is null then
    return case when exists (select from public.score_runs r
      where r.id = p_run and r.state = 'running') then 'busy' else 'over' end;
  end if;
  select array_agg(s.id), (array_agg(s.created_at))[count(*)], (array_agg(s.id))[count(*)]
    into part, last_at, last_id
    from (select s.id, s.created_at from public.qualification_submissions s
      where (s.created_at, s.id) < (run.behind_at, run.behind_id)
      order by s.created_at desc, s.id desc limit p_leads) s;
  others := case when part is null then 0 else private.score_leads(part) end;
  update public.score_runs r set
      done = r.done + coalesce(cardinality(part), 0), changed = r.changed + others,
      behind_at = coalesce(last_at, r.behind_at), behind_id = coalesce(last_id, r.behind_id),
      updated_at = clock_timestamp(),
      state = case when coalesce(cardinality(part), 0) < p_leads then 'done' else 'running' end,
      ended_at = case when coalesce(cardinality(part), 0) < p_leads then clock_timestamp() end
    where r.id = p_run;
  return case when coalesce(cardinality(part), 0) < p_leads then 'over' else 'more' end;
end
$$;
grant execute on function public.score_batch to service_role;
comment on function public.score_batch is
  'Scores the next leads of a run, the newest first: more, over, or busy where another process runs it. After a '
  'crash it continues behind the last batch.';
