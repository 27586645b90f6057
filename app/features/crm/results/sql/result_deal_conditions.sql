drop function if exists private.result_deal_conditions(text, date, date, text, text, text, uuid) cascade;
create or replace function private.result_deal_conditions(
  p_state text, p_from date, p_to date, p_campaign text, p_campaignless text,
  p_touched text, p_left uuid, p_reason text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  products constant text[] := private.results_products();
  kinds constant text[] := case p_state when 'closed' then '{won,lost}'::text[]
    else array[p_state] end;
begin
  return format('s.is_active and s.product = any (%L::text[])', products)
    || case when p_state is null then ''
      else format(' and s.stage_id = any (%L::uuid[])', private.stages_of_kind(kinds)) end
    || case when p_campaign is null then '' else format(
      ' and s.lead_id = any (array(select l.id from public.qualification_submissions l'
      ' where nullif(btrim(l.utm_campaign), '''') = %L))', p_campaign) end
    || case when p_campaignless is null then '' else
      ' and coalesce(private.deal_campaign(s.lead_id) is null, true)' end
    -- coalesce() makes the planner expect many rows, as there are, so that it scans in order.
    || case when p_touched is null then '' else format(
      ' and coalesce(s.touched_at >= now() - interval ''14 days'', false) is %s',
      case p_touched when 'yes' then 'true' else 'false' end) end
    || case when p_reason is null then '' else format(' and coalesce(s.close_reason, '''') = %L',
      case p_reason when '-' then '' else p_reason end) end
    -- Days are those in which deals left a stage where one is named, else those in which they ended.
    || case when p_left is null then '' else format(
      ' and s.id = any (array(select t.deal_id from private.deal_stays t where t.stage_id = %L'
      ' and t.ended_at >= %L and t.ended_at < %L and t.product = any (%L::text[])))',
      p_left, coalesce(private.start_of_day(p_from), '-infinity'),
      coalesce(private.start_of_day(p_to + 1), 'infinity'), products) end;
end
$$;
comment on function private.result_deal_conditions is
  'Condition in SQL on deals s behind a figure, but for their source and the days in which they ended. '
  'Refuses with crm_read_missing.';
