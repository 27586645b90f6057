create or replace function private.deal_spans_at(p_pipeline text, p_day date) returns text
language plpgsql stable set search_path = ''
as $$
declare
  pipeline uuid := (select p.id from public.crm_pipelines p
    where p.slug = p_pipeline and p.product = any (private.deal_products('read')));
  -- The last moment of the day; midnight belongs to the next day.
  until timestamptz := private.start_of_day(p_day + 1) - interval '1 microsecond';
begin
  -- coalesce() corrects the planner, which takes days, pipeline and state to be independent, expects almost no
  -- rows, and would read everything a stage ever held.
  return format('coalesce(s.pipeline_id = %1$L::uuid and s.from_at <= %2$L::timestamptz
    and s.until_at > %2$L::timestamptz
    and (s.is_open or s.closed_at >= %2$L::timestamptz - interval ''30 days''), false)', pipeline, until);
end
$$;
comment on function private.deal_spans_at is
  'Condition in SQL on rows s of private.deal_spans: the state of a pipeline''s deals at the end of a day. '
  'Matches no row where the caller may not read the pipeline. Refuses with crm_read_missing.';
