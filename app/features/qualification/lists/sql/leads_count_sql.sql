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
  place constant text :=
    'array_position(''{new,contacted,qualified,converted,lost,spam}''::text[], case when '
    's.status = ''new'' and s.cleared_at is null and s.review_reason in (''address_limit'', '
    '''too_fast'', ''no_identity'') then ''spam'' else s.status end)';
  facts text := private.lead_fact_condition(p_campaign, p_form, p_tag, p_city, p_question, p_value);
  work text := private.lead_owner_condition(p_owner) || private.lead_score_condition(p_score, p_answer)
    || private.lost_lead_condition(p_reason, p_from, p_to);
  -- With a reason, days are those of the loss.
  arrived text := case when p_reason is null then private.days_condition('s.created_at', p_from, p_to) else '' end;
begin
  -- The narrow search rows where they hold all filtered columns, else the leads.
  if likes is null and work <> '' and facts = '' then
    return 'select count(*)::integer from (select from public.qualification_submissions s where true'
      || work || case when p_status is null then ' and ' || place || ' < 6' else
        private.values_condition(place, private.lead_places(p_status)) end
      || private.lead_source_condition(p_source) || arrived
      || ' limit ' || p_most || ') found';
  end if;
  return 'select count(*)::integer from (select from private.lead_words s where true'
    || coalesce(' and ' || likes, '')
    || case when p_status is null and likes is null then ' and s.place < 6' else '' end
    || private.values_condition('s.place', private.lead_places(p_status))
    || private.lead_source_condition(p_source)
    || arrived || facts
    || private.lead_exists(work) || ' limit ' || p_most || ') found';
end
$$;
comment on function private.leads_count_sql is
  'The statement of leads_count().';
