-- not null: totalLeads, conversionRate, activeDeals, totalValue, avgDealSize, pipelineHealth
create or replace function public.product_metrics(p_product text default null)
returns table (
  "totalLeads" integer, "conversionRate" numeric, "activeDeals" integer, "totalValue" numeric,
  "avgDealSize" numeric, "pipelineHealth" integer
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := case when p_product is null then private.products_in('crm', 'read')
    when private.may_in('crm', 'read', p_product) then array[p_product] end;
  sources constant text[] := private.sources_of_products(products);
  pipelines constant uuid[] := array(select p.id from public.crm_pipelines p where p.product = any (products));
  converted integer;
begin
  if products is null or not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  converted := private.count_converted_contacts(products, sources);
  return query
    with leads as (
      select count(*)::integer as all_of_them
      from public.crm_contacts c
      where c.is_active and c.source = any (sources)
    ), deals as (
      select count(*)::integer as open, coalesce(sum(d.value), 0) as value
      from public.crm_deals d
      where d.is_active and d.pipeline_id = any (pipelines) and d.state = 'open' and d.product = any (products)
    )
    select l.all_of_them, coalesce(round(100.0 * converted / nullif(l.all_of_them, 0), 1), 0),
      d.open, d.value, coalesce(round(d.value / nullif(d.open, 0), 2), 0),
      case when d.open > 0 then 75 else 0 end
    from leads l cross join deals d;
end
$$;
grant execute on function public.product_metrics to authenticated;
comment on function public.product_metrics is
  'The six figures of a product; of null, of every product that the caller may read. Leads are active '
  'contacts by their source, deals are active open ones, and the conversion is the percent of those '
  'leads with a won deal. Refuses with crm_read_missing.';
