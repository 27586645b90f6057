drop function if exists private.deals_page_sql(
  text, text, text, text, text, text, numeric, text, text, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, uuid, text, text, text, numeric, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, uuid, text, text, text, numeric, text, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, text, text, text, text, numeric, text, text, text, text, boolean, uuid, integer);
drop function if exists private.deals_page_sql(
  text, text, text, text, text, text, numeric, text, text, text, text, text, boolean, uuid, integer, jsonb);
create or replace function private.deals_page_sql(
  p_text text, p_pipeline text, p_stage text, p_state text, p_owner text, p_source text,
  p_min numeric, p_month text, p_stalled text, p_reason text, p_tag text, p_sort text, p_descending boolean, p_after uuid,
  p_limit integer, p_fields jsonb default null, p_campaign text default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  keys text[] := case p_sort when 'value' then array['s.value', 's.id']
    when 'close' then array['coalesce(s.expected_close, ''9999-12-31''::date)', 's.id']
    else array['s.created_at', 's.id'] end;
begin
  return private.deal_rows_sql(
    private.page_of_values('public.crm_deals', ' and '
        || private.deal_conditions(private.deal_products('read'), p_text, p_pipeline, p_stage, p_owner,
          p_source, p_min, p_month, p_stalled, p_fields)
        || private.lost_deal_condition(p_reason) || private.tag_condition('deal_id', p_tag)
        || private.campaign_condition('deal_id', p_campaign),
      array['s.state'], array[private.literals_of(private.filter_values(p_state))], keys, null, null, p_descending,
      p_after, private.page_size(p_limit)),
    private.in_order(keys, p_descending));
end
$$;
comment on function private.deals_page_sql is
  'The statement of deals_page().';
