drop function if exists private.result_deals_page_sql(
  text, date, date, text, text, text, text, uuid, boolean, uuid, integer);
create or replace function private.result_deals_page_sql(
  p_state text, p_from date, p_to date, p_source text, p_campaign text, p_campaignless text,
  p_touched text, p_left uuid, p_reason text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language sql stable
return format('
  select s.id, s.title, s.contact_id, c.name as contact_name, c.email as contact_email,
    coalesce(o.name, c.company) as company_name, s.value, p.name as pipeline_name,
    g.name as stage_name, g.kind as state, s.source, private.deal_campaign(s.lead_id) as campaign,
    s.lead_id, u.display_name as owner_name, s.created_at, s.closed_at, s.touched_at
  from (select s.* from public.crm_deals s where %s%s) s
  join public.crm_stages g on g.id = s.stage_id
  join public.crm_pipelines p on p.id = s.pipeline_id
  left join public.crm_contacts c on c.id = s.contact_id
  left join public.crm_companies o on o.id = s.company_id
  left join public.user_profiles u on u.user_id = s.owner_id%s',
  private.result_deal_conditions(p_state, p_from, p_to, p_campaign, p_campaignless,
    p_touched, p_left, p_reason),
  private.index_page('public.crm_deals', array['s.source', 'coalesce(s.close_reason, '''')'],
    array[quote_literal(p_source), case when p_source is null then quote_literal(case p_reason when '-' then '' else p_reason end) end],
    array['coalesce(s.closed_at, ''infinity''::timestamptz)', 's.id'],
    case when p_left is null then p_from end, case when p_left is null then p_to end,
    p_descending, p_after, private.page_size(p_limit)),
  private.in_order(array['coalesce(s.closed_at, ''infinity''::timestamptz)', 's.id'], p_descending));
comment on function private.result_deals_page_sql is 'The statement of result_deals_page().';
