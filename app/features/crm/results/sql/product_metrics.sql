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
  won_stages constant uuid[] := private.stages_of_kind('{won}');
  open_stages constant uuid[] := private.stages_of_kind('{open}');
begin
  if products is null or not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    with converted as materialized (
      select distinct d.contact_id from public.crm_deals d
      where d.is_active and d.product = any (products)
        and d.stage_id = any (won_stages)
    ), leads as (
      -- Two counts, each by its own index.
      select coalesce(max(n.leads), 0)::integer as all_of_them, (
          select count(*)::integer from converted v
          where exists (select from public.crm_contacts c
            where c.id = v.contact_id and c.is_active and c.source = any (sources) offset 0)) as converted
      from (select count(*) as leads from public.crm_contacts c
        where c.is_active and c.source = any (sources)) n
    ), deals as (
      select count(*)::integer as open, coalesce(sum(d.value), 0) as value
      from public.crm_deals d
      where d.is_active and d.product = any (products)
        and d.stage_id = any (open_stages)
    )
    select l.all_of_them, coalesce(round(100.0 * l.converted / nullif(l.all_of_them, 0), 1), 0),
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
