drop function if exists private.worked_leads_count_sql(text, text, text, text, text, text, date, date);
drop function if exists private.leads_count_sql(text, text, text, text, text, text, date, date);
drop function if exists private.leads_count_sql(text, text, text, text, text, text, date, date, text);
drop function if exists private.leads_count_sql(
  text, text, text, text, text, text, date, date, text, text, text, text, text, text, text);
create or replace function private.leads_count_sql(
  p_text text, p_status text, p_source text, p_owner text, p_score text, p_answer text, p_from date,
  p_to date, p_reason text, p_campaign text, p_form text, p_tag text, p_city text, p_question text, p_value text,
  p_most integer default 10001
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  likes text := private.lead_search_condition(p_text);
  places constant text[] := private.lead_places(p_status);
  place constant text :=
    'array_position(''{new,contacted,qualified,converted,lost,spam}''::text[], case when '
    's.status = ''new'' and s.cleared_at is null and s.review_reason in (''address_limit'', '
    '''too_fast'', ''no_identity'') then ''spam'' else s.status end)';
  facts text := private.lead_fact_condition(p_campaign, p_form, p_tag, p_city, p_question, p_value);
  owned text := private.lead_owner_condition(p_owner);
  work text := private.lead_score_condition(p_score, p_answer) || private.lost_lead_condition(p_reason, p_from, p_to);
  -- With a reason, days are those of the loss.
  arrived text := case when p_reason is null then private.days_condition('s.created_at', p_from, p_to) else '' end;
  others text;
begin
  -- The narrow search rows where they hold all filtered columns, else the leads.
  if likes is null and owned || work <> '' and facts = '' then
    return 'select count(*)::integer from (select from public.qualification_submissions s where true'
      || owned || work || case when p_status is null then ' and ' || place || ' < 6' else
        private.values_condition(place, places) end
      || private.lead_source_condition(p_source) || arrived
      || ' limit ' || p_most || ') found';
  end if;
  -- Most leads are in one of these states: looked up as well, they would take longer than the rows with the words.
  others := facts || private.values_condition(
      case when likes is not null and places && '{2,3,4,5}' then 's.place + 0' else 's.place' end, places) || private.lead_source_condition(p_source)
    || private.lead_work_condition(owned, work);
  if likes is not null and (others <> '' or arrived <> '') then
    return private.count_by_words('private.lead_words', ' and ' || likes || others, array['s.place'],
      array[case when cardinality(places) = 1 then places[1] end], array['s.created_at', 's.id'],
      case when p_reason is null then p_from end, case when p_reason is null then p_to end, p_most, 30000);
  end if;
  return 'select count(*)::integer from (select from private.lead_words s where true'
    || coalesce(' and ' || likes, '')
    || case when p_status is null and likes is null then ' and s.place < 6' else '' end
    || others || arrived || ' limit ' || p_most || ') found';
end
$$;
comment on function private.leads_count_sql is
  'The statement of leads_count().';
