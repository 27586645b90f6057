create or replace function private.labels_of_answers(p_form_data jsonb, p_form_snapshot jsonb)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  field jsonb;
  answer text;
  labels text[] := '{}';
begin
  -- As it was asked; the other languages are in the version of the form that asked.
  for field in
    select f from jsonb_array_elements(p_form_snapshot -> 'fields') f
    union all
    select q - 'options' from public.form_versions v, jsonb_array_elements(v.definition -> 'fields') q
    where v.form_id = (p_form_snapshot ->> 'id')::uuid
      and v.version = (p_form_snapshot ->> 'version')::integer
  loop
    answer := p_form_data ->> (field ->> 'field_name');
    continue when answer is null;
    labels := labels || array(
      select lower(o ->> 'label')
      from jsonb_path_query(field, '$.options[*]') o
      where o ->> 'value' = answer and lower(o ->> 'label') <> lower(answer)
      union
      select lower(o ->> 'label')
      from jsonb_path_query(field, '$.asked.options[*]') o
      where o ->> 'value' = answer and lower(o ->> 'label') <> lower(answer)
      union
      select lower(o ->> 'label')
      from jsonb_path_query(field, '$.translations.*.options[*]') o
      where o ->> 'value' = answer and lower(o ->> 'label') <> lower(answer));
  end loop;
  return nullif(concat_ws(' ',
    (select string_agg(distinct l, ' ') from unnest(labels) l),
    -- Registrations for a workshop have no form of their own: as pageForms.workshop.otherDate says it.
    case when p_form_data ? 'workshop' and p_form_data ->> 'date' = 'other'
      then 'outra data, ou ainda não sei another date, or not sure yet' end), '');
end
$$;
comment on function private.labels_of_answers is
  'The labels of the options that a lead chose, in every language of its form, in lower case; null for none.';
