create or replace function private.deal_stalled() returns text
language sql stable set search_path = ''
-- The limit of each pipeline is computed once as a moment; computing it for every deal was most of the work.
return (select format('(s.state = ''open'' and s.touched_at < %2$L::timestamptz and s.touched_at < %1$s '
  -- A future task, or one due within those days, counts as activity. offset 0 keeps the planner from reading the
  -- tasks of all deals for a few.
  'and not s.leads_lost and not exists (select from public.crm_tasks k where k.deal_id = s.id and k.removed_at is null '
  'and k.due_at >= %1$s offset 0))',
  coalesce('case s.pipeline_id ' || string_agg(format('when %L::uuid then %L::timestamptz', p.id,
      now() - make_interval(days => p.stalled_after)), ' ' order by p.id) || ' end', 'null::timestamptz'),
  -- The latest of these moments again, as a bound for the index scan.
  now() - make_interval(days => min(p.stalled_after)))
  from public.crm_pipelines p);
comment on function private.deal_stalled is
  'Condition in SQL that a deal s is stalled: open, and for the days of its pipeline without activity and '
  'without a due task. A deal with lost leads is not stalled.';
