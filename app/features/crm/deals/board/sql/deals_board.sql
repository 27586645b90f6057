-- not null: id, deals, value
create or replace function public.deals_board(
  p_pipeline text,
  p_text text default null,
  p_owner text default null,
  p_source text default null,
  p_min numeric default null,
  p_stalled text default null
) returns table (id uuid, deals integer, value numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted constant text := private.deal_conditions(private.deal_products('read'), p_text, p_pipeline,
    null, p_owner, p_source, p_min, null, p_stalled);
begin
  -- Open deals and recently closed ones, each by the index of sums; one condition with "or" would read all deals
  -- of the pipeline.
  return query execute format('
    select s.stage_id, count(*)::integer, sum(s.value) from (
      select s.stage_id, s.value from public.crm_deals s where %1$s and s.state = ''open''
      union all
      select s.stage_id, s.value from public.crm_deals s where %1$s and s.state in (''won'', ''lost'')
        and s.stage_id = any (%2$L::uuid[]) and s.closed_at >= now() - interval ''30 days'') s
    group by s.stage_id', wanted, private.stages_of_kind('{won,lost}'));
end
$$;
grant execute on function public.deals_board to authenticated;
comment on function public.deals_board is
  'Deals of each stage of a pipeline and their value; of those that are over, the last 30 days. Refuses '
  'with crm_read_missing.';
