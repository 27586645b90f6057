create or replace function private.lead_fact_condition(
  p_campaign text, p_form text, p_tag text, p_city text, p_question text, p_value text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  value constant text := private.folded(btrim(p_value));
  fact constant text := 'answer' || case when p_question is null then '=' else ':' || p_question || '=' end;
begin
  return case when p_campaign is null then '' else format(' and s.facts && %L::text[]',
      array(select 'campaign:' || v from unnest(private.filter_values(p_campaign)) v)) end
    || case when p_form is null then '' else format(' and s.facts && %L::text[]',
      array(select 'form:' || v from unnest(private.filter_values(p_form)) v)) end
    || case when p_city is null then '' else format(' and s.facts && %L::text[]',
      array['city:' || left(private.folded(btrim(p_city)), 60)]) end
    || case when p_question is null or value is not null then '' else
      format(' and s.facts && %L::text[]', array['answer:' || p_question]) end
    || case when value is null then '' else format(' and (s.facts && %L::text[]%s)', array[fact || left(value, 60)],
      -- A part of an answer, where it is long enough for the index of words.
      case when length(value) < 3 then '' else format(' or s.words like %L', private.pattern_of(value))
        || case when p_question is null then '' else format(
          ' and exists (select from public.qualification_submissions a where a.id = s.id '
          'and private.folded(a.form_data ->> %L) like %L)', p_question, private.pattern_of(value)) end end) end
    || case when p_tag is null then '' else format(
      ' and exists (select from public.crm_tag_links k where k.lead_id = s.id and k.tag_id = any (%L))',
      private.filter_values(p_tag)) end;
end
$$;
comment on function private.lead_fact_condition is
  'Condition in SQL on rows s of private.lead_words: campaign, form, tag, city, and what was answered, to one question '
  'or to any. Empty without filters.';
