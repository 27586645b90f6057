-- What depends on the former one goes first.
drop function if exists private.deals_page_sql(
  text, text, text, text, text, text, numeric, text, text, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, uuid, text, text, text, numeric, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, uuid, text, text, text, numeric, text, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, text, text, text, text, numeric, text, text, text, text, boolean, uuid, integer);
drop function if exists private.deal_conditions(text[], text, text, text, text, text, numeric, text, text);
drop function if exists private.deal_conditions(text[], text, text, uuid, text, text, numeric, text, text);
create or replace function private.deal_conditions(
  p_products text[], p_text text, p_pipeline text, p_stage text, p_owner text, p_source text,
  p_min numeric, p_month text, p_stalled text, p_fields jsonb default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.business_day(now());
  pipelines text[];
begin
  if p_pipeline is not null then
    pipelines := array(select p.id::text from public.crm_pipelines p
      where p.slug = any (private.filter_values(p_pipeline)) and p.product = any (p_products));
    -- A pipeline of another product has no deals; this ends without reading rows.
    if cardinality(pipelines) = 0 then
      return 'false';
    end if;
  end if;
  return format('s.is_active and s.product = any (%L::text[])', p_products)
    || case when private.pattern_of(p_text) is null then '' else format(
      ' and s.id in (select w.id from private.deal_words w where w.words like %L)',
      private.pattern_of(private.folded(p_text))) end
    || private.values_condition('s.pipeline_id', pipelines)
    || private.values_condition('s.stage_id', private.filter_values(p_stage))
    || private.owner_condition('s.owner_id', private.filter_values(p_owner))
    || private.values_condition('s.source', private.filter_values(p_source))
    || case when p_min is null then '' else format(' and s.value >= %L::numeric', p_min) end
    -- An open deal belongs to the month of its expected close, a closed one to that of its end.
    || coalesce(' and (' || (select string_agg(case
        when m.value = 'none' then 's.state = ''open'' and not s.leads_lost and s.expected_close is null'
        when m.value = 'late' then
          format('s.state = ''open'' and not s.leads_lost and s.expected_close < %L::date', today)
        else format('s.state = ''open'' and not s.leads_lost and s.expected_close >= %1$L::date '
          'and s.expected_close < %2$L::date or s.state <> ''open'' and s.closed_at >= %3$L::timestamptz '
          'and s.closed_at < %4$L::timestamptz', greatest(m.first, today), m.first + interval '1 month',
          private.start_of_day(m.first), private.start_of_day((m.first + interval '1 month')::date)) end, ' or ')
      from (select v as value, case when v ~ '^\d{4}-\d\d$' then (v || '-01')::date end as first
        from unnest(private.filter_values(p_month)) v) m where m.value in ('none', 'late') or m.first is not null) || ')', '')
    || private.field_conditions('deal', p_fields, 's.id')
    || case when p_stalled is null then '' else ' and ' || private.deal_stalled() end;
end
$$;
comment on function private.deal_conditions is
  'Condition in SQL on deals s, with the given filters only, so that the planner can use them.';
