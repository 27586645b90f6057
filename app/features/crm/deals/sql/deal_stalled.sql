create or replace function private.deal_stalled() returns text
language sql stable set search_path = ''
-- How long each pipeline waits goes in as a moment: asked of every deal it was most of the work.
return (select format('(s.state = ''open'' and s.touched_at < %2$L::timestamptz and s.touched_at < %1$s '
  -- Something that is still to come, or was due within those days, is no standstill. Behind an offset, or
  -- the planner gathers the tasks of everybody for a few deals.
  'and not s.leads_lost and not exists (select from public.crm_tasks k where k.deal_id = s.id and k.removed_at is null '
  'and k.due_at >= %1$s offset 0))',
  coalesce('case s.pipeline_id ' || string_agg(format('when %L::uuid then %L::timestamptz', p.id,
      now() - make_interval(days => p.stalled_after)), ' ' order by p.id) || ' end', 'null::timestamptz'),
  -- The latest of these moments again: an index by that is walked no further.
  now() - make_interval(days => min(p.stalled_after)))
  from public.crm_pipelines p);
comment on function private.deal_stalled is
  'Condition in SQL that a deal s is stalled: open, and for so many days nobody did anything with it, '
  'nor was a task of it due. A deal whose leads are lost is not.';
