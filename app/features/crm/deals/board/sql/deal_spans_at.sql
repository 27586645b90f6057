create or replace function private.deal_spans_at(p_pipeline text, p_day date) returns text
language plpgsql stable set search_path = ''
as $$
declare
  pipeline uuid := (select p.id from public.crm_pipelines p
    where p.slug = p_pipeline and p.product = any (private.deal_products('read')));
  -- The last moment of the day: what happens as the next one begins is not of it.
  until timestamptz := private.start_of_day(p_day + 1) - interval '1 microsecond';
begin
  -- Behind coalesce: the planner takes days, pipeline and state to be independent, expects next to none and
  -- gathers all that a stage ever held. What a statement walks it says before.
  return format('coalesce(s.pipeline_id = %1$L::uuid and s.from_at <= %2$L::timestamptz
    and s.until_at > %2$L::timestamptz
    and (s.is_open or s.closed_at >= %2$L::timestamptz - interval ''30 days''), false)', pipeline, until);
end
$$;
comment on function private.deal_spans_at is
  'Condition in SQL on rows s of private.deal_spans: how the deals of a pipeline stood when a day ended. '
  'True of none where the caller may not read the pipeline. Refuses with crm_read_missing.';
