-- not null: deals, value, deals_before, value_before
create or replace function public.result_won_by(
  p_by text, p_from date, p_to date, p_before date
) returns table (key text, deals integer, value numeric, deals_before integer, value_before numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  won_stages constant uuid[] := private.stages_of_kind('{won}');
  begins constant timestamptz := private.start_of_day(p_from);
begin
  return query
    with won as (
      select case when p_by = 'campaign' then nullif(btrim(l.utm_campaign), '') else d.source end as of,
        d.value, d.closed_at >= begins as current
      from public.crm_deals d
        left join public.qualification_submissions l on p_by = 'campaign' and l.id = d.lead_id
      where d.is_active and d.product = any (products) and d.stage_id = any (won_stages)
        and coalesce(d.closed_at, 'infinity'::timestamptz) >= private.start_of_day(p_before)
        and coalesce(d.closed_at, 'infinity'::timestamptz) < private.start_of_day(p_to + 1)
    )
    select w.of, count(*) filter (where w.current)::integer,
      coalesce(sum(w.value) filter (where w.current), 0),
      count(*) filter (where not w.current)::integer,
      coalesce(sum(w.value) filter (where not w.current), 0)
    from won w group by w.of order by 3 desc, 5 desc, 1 nulls last limit 200;
end
$$;
grant execute on function public.result_won_by to authenticated;
comment on function public.result_won_by is
  'What was won in a range of days and in the one before it, by source or by campaign of the lead; null '
  'where no campaign is known. The 200 of most value. Refuses with crm_read_missing.';
