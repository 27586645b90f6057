-- not null: pipeline, stage_id, stage, deals, deals_before
create or replace function public.result_stage_times(p_from date, p_to date, p_before date)
returns table (
  pipeline text, stage_id uuid, stage text, deals integer, days numeric, deals_before integer,
  days_before numeric
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  begins constant timestamptz := private.start_of_day(p_from);
begin
  return query
    with stays as materialized (
      select s.deal_id, s.stage_id, s.left_at >= begins as current,
        extract(epoch from sum(s.spent)) / 86400 as days
      from private.stage_durations(products, private.start_of_day(p_before),
        private.start_of_day(p_to + 1)) s
      group by 1, 2, 3
    ), summed as (
      select s.stage_id, s.current, count(*)::integer as deals,
        round((percentile_cont(0.5) within group (order by s.days))::numeric, 1) as days
      from stays s group by 1, 2
    )
    select p.name, g.id, g.name, coalesce(n.deals, 0), n.days, coalesce(b.deals, 0), b.days
    from public.crm_stages g
      join public.crm_pipelines p on p.id = g.pipeline_id
      left join summed n on n.stage_id = g.id and n.current
      left join summed b on b.stage_id = g.id and not b.current
    where g.kind = 'open' and p.product = any (products) and (n.deals > 0 or b.deals > 0)
    order by p.product, p.position, p.name, g.position;
end
$$;
grant execute on function public.result_stage_times to authenticated;
comment on function public.result_stage_times is
  'Of each open stage, how many deals left it in a range of days and in the one before it, and the median '
  'of days that they stayed; a deal that was there twice counts once, with both stays. Refuses with '
  'crm_read_missing.';
