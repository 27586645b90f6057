-- not null: id, deals, value
create or replace function public.deals_as_of(p_pipeline text, p_day date)
returns table (id uuid, deals integer, value numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  spans constant text := private.deal_spans_at(p_pipeline, p_day);
  until constant timestamptz := private.start_of_day(p_day + 1) - interval '1 microsecond';
begin
  -- Deals open at that time are found by their spans, closed ones by the day of their end, each by its own index;
  -- one condition with "or" would read all spans.
  return query execute format('
    select s.stage_id, count(*)::integer, sum(s.value) from (
      select s.stage_id, s.value from private.deal_spans s
      where s.is_open and tstzrange(s.from_at, s.until_at) @> %2$L::timestamptz and %1$s
      union all
      select s.stage_id, s.value from private.deal_spans s
      where not s.is_open and s.stage_id in (select g.id from public.crm_stages g
          join public.crm_pipelines p on p.id = g.pipeline_id where p.slug = %3$L and g.kind <> ''open'')
        -- The last span begins when its deal ended, or later.
        and s.from_at >= %2$L::timestamptz - interval ''31 days'' and s.from_at <= %2$L::timestamptz
        and %1$s) s
    group by s.stage_id', spans, until, p_pipeline);
end
$$;
grant execute on function public.deals_as_of to authenticated;
comment on function public.deals_as_of is
  'The number and value of deals in each stage of a pipeline at the end of a day; of closed deals, those of the '
  'last 30 days. Refuses with crm_read_missing.';
