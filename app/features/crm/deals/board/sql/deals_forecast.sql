-- not null: month, stage_id, deals, value, weighted
create or replace function public.deals_forecast(
  p_pipeline text,
  p_text text default null,
  p_owner text default null,
  p_source text default null,
  p_min numeric default null,
  p_stalled text default null
) returns table (month text, stage_id uuid, deals integer, value numeric, weighted numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted constant text := private.deal_conditions(private.deal_products('read'), p_text, p_pipeline,
    null, p_owner, p_source, p_min, null, p_stalled);
begin
  -- What is won of this month, late deals, those without a day, and each month to come. By day first:
  -- of many deals there are few days. The few whose leads are lost are subtracted, by an index of their own.
  return query execute format('
    select f.month, f.stage_id, sum(f.deals)::integer, sum(f.value),
      round(sum(f.value * g.chance) / 100, 2)
    from (
      select o.stage_id, o.deals, o.value, case
        when o.state = ''won'' then to_char(%1$L::date, ''YYYY-MM'')
        when o.expected_close is null then ''none''
        when o.expected_close < %1$L::date then ''late''
        else to_char(o.expected_close, ''YYYY-MM'') end as month
      from (
        select s.stage_id, s.state, s.expected_close, count(*) as deals, sum(s.value) as value
        from public.crm_deals s where %2$s
          and (s.state = ''open'' or s.state = ''won'' and s.closed_at >= %3$L::timestamptz)
        group by s.stage_id, s.state, s.expected_close
        union all
        select s.stage_id, s.state, s.expected_close, -count(*), -sum(s.value)
        from public.crm_deals s where %2$s and s.state = ''open'' and s.leads_lost
        group by s.stage_id, s.state, s.expected_close
      ) o
    ) f join public.crm_stages g on g.id = f.stage_id group by 1, 2 having sum(f.deals) > 0 order by 1',
    private.business_day(now()), wanted,
    private.start_of_day(date_trunc('month', private.business_day(now()))::date));
end
$$;
grant execute on function public.deals_forecast to authenticated;
comment on function public.deals_forecast is
  'The forecast of a pipeline: by month and stage the number of deals, their value, and the value weighted by the '
  'chance; late deals and deals without a day apart, with the value won this month. A deal with lost leads '
  'does not count. Refuses with crm_read_missing.';
