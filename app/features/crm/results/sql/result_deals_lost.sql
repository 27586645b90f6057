-- not null: deals, deals_before
create or replace function public.result_deals_lost(p_from date, p_to date, p_before date)
returns table (slug text, reason text, deals integer, deals_before integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  begins constant timestamptz := private.start_of_day(p_from);
begin
  return query
    select l.close_reason, private.name_of_reason('lost', l.close_reason) as name, l.deals, l.deals_before
    from (
      -- A reason is named once.
      select d.close_reason, count(*) filter (where d.closed_at >= begins)::integer as deals,
        count(*) filter (where d.closed_at < begins)::integer as deals_before
      from public.crm_deals d
      where d.is_active and d.product = any (products)
        and d.state = 'lost'
        and d.closed_at >= private.start_of_day(p_before) and d.closed_at < private.start_of_day(p_to + 1)
      group by 1) l
    order by 3 desc, 4 desc, 2 nulls last;
end
$$;
grant execute on function public.result_deals_lost to authenticated;
comment on function public.result_deals_lost is
  'Deals that were lost in a range of days and in the one before it, by reason, as result_leads_lost() names it. '
  'result_deals_page() lists them. Refuses with crm_read_missing.';
