-- not null: *
create or replace function public.open_value_on(p_day date) returns numeric
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  until constant timestamptz := private.start_of_day(p_day + 1) - interval '1 microsecond';
  pipelines uuid[];
begin
  perform private.check_figures('crm');
  pipelines := array(select p.id from public.crm_pipelines p
    where p.product = any (private.selected_products('crm', 'read')));
  return (select coalesce(sum(s.value), 0) from private.deal_spans s
    where s.is_open and tstzrange(s.from_at, s.until_at) @> until and s.pipeline_id = any (pipelines));
end
$$;
grant execute on function public.open_value_on to authenticated;
comment on function public.open_value_on is
  'The value of the deals that were open at the end of a day. Refuses with analytics_read_missing or '
  'crm_read_missing.';
