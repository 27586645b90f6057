create or replace function private.deal_stalled() returns text
language sql stable set search_path = ''
return '(s.state = ''open'' and s.touched_at < now() - make_interval(days => (select p.stalled_after '
  'from public.crm_pipelines p where p.id = s.pipeline_id)) '
  -- Something that is still to come, or was due within those days, is no standstill.
  'and not exists (select from public.crm_tasks k where k.deal_id = s.id and k.removed_at is null '
  'and k.due_at >= now() - make_interval(days => (select p.stalled_after '
  'from public.crm_pipelines p where p.id = s.pipeline_id))))';
revoke all on function private.deal_stalled from public, anon, authenticated, service_role;
comment on function private.deal_stalled is
  'Condition in SQL that a deal s is stalled: open, and for so many days nobody did anything with it, '
  'nor was a task of it due.';
