create or replace function private.labels_of_answers(p_form_data jsonb, p_form_snapshot jsonb)
returns text
language sql stable set search_path = ''
return nullif(concat_ws(' ', (
  select string_agg(distinct lower(o.option ->> 'label'), ' ')
  from (
    -- As it was asked; the other languages stand in the version of the form that asked.
    select f.field ->> 'field_name' as name, w.options
    from jsonb_path_query(p_form_snapshot, '$.fields[*]') f (field),
      lateral (values (f.field -> 'options'), (f.field -> 'asked' -> 'options')) w (options)
    union all
    select q.field ->> 'field_name', t.wording -> 'options'
    from public.form_versions v,
      lateral jsonb_path_query(v.definition, '$.fields[*]') q (field),
      lateral jsonb_path_query(q.field, '$.translations.*') t (wording)
    where v.form_id = (p_form_snapshot ->> 'id')::uuid
      and v.version = (p_form_snapshot ->> 'version')::integer
  ) asked,
    lateral jsonb_path_query(asked.options, '$[*]') o (option)
  where o.option ->> 'value' = p_form_data ->> asked.name
    and lower(o.option ->> 'label') <> lower(o.option ->> 'value')
),
  -- Registrations for a workshop have no form of their own: as pageForms.workshop.otherDate says it.
  case when p_form_data ? 'workshop' and p_form_data ->> 'date' = 'other'
    then 'outra data, ou ainda não sei another date, or not sure yet' end), '');
comment on function private.labels_of_answers is
  'What the chosen options of a lead are called, in every language of its form, in lower case; null '
  'for none.';
