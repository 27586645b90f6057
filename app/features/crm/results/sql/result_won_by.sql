-- not null: deals, value, deals_before, value_before
create or replace function public.result_won_by(
  p_by text, p_from date, p_to date, p_before date
) returns table (key text, deals integer, value numeric, deals_before integer, value_before numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  begins constant timestamptz := private.start_of_day(p_from);
begin
  if p_by = 'campaign' then
    return query
      select nullif(btrim(l.utm_campaign), ''), count(*) filter (where d.closed_at >= begins)::integer,
        coalesce(sum(d.value) filter (where d.closed_at >= begins), 0),
        count(*) filter (where d.closed_at < begins)::integer,
        coalesce(sum(d.value) filter (where d.closed_at < begins), 0)
      from public.crm_deals d
        left join public.qualification_submissions l on l.id = d.lead_id and l.utm_campaign is not null
      where d.is_active and d.product = any (products) and d.state = 'won'
        and d.closed_at >= private.start_of_day(p_before) and d.closed_at < private.start_of_day(p_to + 1)
      group by 1 order by 3 desc, 5 desc, 1 nulls last limit 200;
  else
    return query
      select d.source, count(*) filter (where d.closed_at >= begins)::integer,
        coalesce(sum(d.value) filter (where d.closed_at >= begins), 0),
        count(*) filter (where d.closed_at < begins)::integer,
        coalesce(sum(d.value) filter (where d.closed_at < begins), 0)
      from public.crm_deals d
      where d.is_active and d.product = any (products) and d.state = 'won'
        and d.closed_at >= private.start_of_day(p_before) and d.closed_at < private.start_of_day(p_to + 1)
      group by 1 order by 3 desc, 5 desc, 1 nulls last limit 200;
  end if;
end
$$;
grant execute on function public.result_won_by to authenticated;
comment on function public.result_won_by is
  'What was won in a range of days and in the one before it, by source or by campaign of the lead; null '
  'where no campaign is known. The 200 of most value. Refuses with crm_read_missing.';
