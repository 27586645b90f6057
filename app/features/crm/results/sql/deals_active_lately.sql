drop function if exists public.result_touched();
-- not null: open, touched
create or replace function public.deals_active_lately() returns table (open integer, touched integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  pipelines constant uuid[] := array(select p.id from public.crm_pipelines p where p.product = any (products));
begin
  return query
    select count(*)::integer,
      count(*) filter (where d.touched_at >= now() - interval '14 days')::integer
    from public.crm_deals d
    where d.is_active and d.pipeline_id = any (pipelines) and d.state = 'open' and d.product = any (products);
end
$$;
grant execute on function public.deals_active_lately to authenticated;
comment on function public.deals_active_lately is
  'The number of open deals, and of those with an activity in the last 14 days. Refuses with crm_read_missing.';
