-- not null: pipeline, stage_id, stage, chance, deals, value
create or replace function public.stage_figures()
returns table (
  pipeline text, stage_id uuid, stage text, chance integer, deals integer, value numeric
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products text[];
begin
  perform private.check_figures('crm');
  products := private.selected_products('crm', 'read');
  return query
    select p.name, g.id, g.name, g.chance, s.deals, coalesce(s.value, 0)
    from public.crm_pipelines p
    join public.crm_stages g on g.pipeline_id = p.id
    -- One index-only scan for each stage; a scan for all stages would read the rows.
    cross join lateral (
      select count(*)::integer as deals, sum(d.value) as value from public.crm_deals d
      where d.is_active and d.pipeline_id = p.id and d.state = 'open' and d.stage_id = g.id) s
    where p.product = any (products) and g.kind = 'open'
      -- Inactive stages count while they have deals.
      and (p.is_active and p.is_default and g.is_active or s.deals > 0)
    order by p.position, p.name, g.position;
end
$$;
grant execute on function public.stage_figures to authenticated;
comment on function public.stage_figures is
  'Number and value of open deals by stage. Refuses with analytics_read_missing or '
  'crm_read_missing.';
