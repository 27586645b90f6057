drop function if exists private.stage_stays(text[], timestamptz, timestamptz, uuid);
drop function if exists private.stage_durations(text[], timestamptz, timestamptz, uuid);
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
    select p.name, g.id, g.name, n.deals, n.days, b.deals, b.days
    from public.crm_stages g
      join public.crm_pipelines p on p.id = g.pipeline_id
      cross join lateral private.median_stay(g.id, products, begins, private.start_of_day(p_to + 1)) n
      cross join lateral private.median_stay(g.id, products, private.start_of_day(p_before), begins) b
    where g.kind = 'open' and p.product = any (products) and (n.deals > 0 or b.deals > 0)
    order by p.product, p.position, p.name, g.position;
end
$$;
grant execute on function public.result_stage_times to authenticated;
comment on function public.result_stage_times is
  'Of each open stage, how many deals left it in a range of days and in the one before it, and the median '
  'of days that they stayed; a deal that was there twice counts once, with both stays. Refuses with '
  'crm_read_missing.';
