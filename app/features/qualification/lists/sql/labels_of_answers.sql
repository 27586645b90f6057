create or replace function private.labels_of_answers(p_form_data jsonb, p_form_snapshot jsonb)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  labels text;
begin
  -- The wording of the snapshot; other languages are in the version of the form.
  select string_agg(distinct lower(o ->> 'label'), ' ') into labels
    from (
      select f, p_form_data ->> (f ->> 'field_name') as answer
      from jsonb_array_elements(p_form_snapshot -> 'fields') f
      where f ? 'options'
      union all
      select q - 'options', p_form_data ->> (q ->> 'field_name')
      from public.form_versions v, jsonb_array_elements(v.definition -> 'fields') q
      where v.form_id = (p_form_snapshot ->> 'id')::uuid
        and v.version = (p_form_snapshot ->> 'version')::integer
        and q -> 'options' <> '[]') field
    cross join lateral (
      select jsonb_path_query(f, '$.options[*]')
      union all select jsonb_path_query(f, '$.asked.options[*]')
      union all select jsonb_path_query(f, '$.translations.*.options[*]')) option (o)
    where answer is not null and o ->> 'value' = answer and lower(o ->> 'label') <> lower(answer);
  return nullif(concat_ws(' ', labels,
    -- Registrations for a workshop have no form of their own: as pageForms.workshop.otherDate says it.
    case when p_form_data ? 'workshop' and p_form_data ->> 'date' = 'other'
      then 'outra data, ou ainda não sei another date, or not sure yet' end), '');
end
$$;
comment on function private.labels_of_answers is
  'The labels of the options that a lead chose, in every language of its form, in lower case; null for none.';
