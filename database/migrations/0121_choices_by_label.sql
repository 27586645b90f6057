-- A choice is found by what it is called, and not only by the word that is stored of it.
-- expand

comment on column private.lead_words.words is
  'In lower case: protocol, name, address, company, telephone in the one spelling that all have in '
  'common, the first thousand letters of the answers, and the labels of what was chosen, in every '
  'language.';

-- As private.words_to_find() has it from now on, for the leads that are there.
update private.lead_words w set words = w.words || ' ' || left(chosen.labels, 1000)
  from public.qualification_submissions s
    cross join lateral (
      select string_agg(distinct lower(o.option ->> 'label'), ' ') as labels
      from (
        select f.field ->> 'field_name' as name, t.options
        from jsonb_path_query(s.form_snapshot, '$.fields[*]') f (field),
          lateral (values (f.field -> 'options'), (f.field -> 'asked' -> 'options')) t (options)
        union all
        select q.field ->> 'field_name', t.wording -> 'options'
        from public.form_versions v,
          lateral jsonb_path_query(v.definition, '$.fields[*]') q (field),
          lateral jsonb_path_query(q.field, '$.translations.*') t (wording)
        where v.form_id = (s.form_snapshot ->> 'id')::uuid
          and v.version = (s.form_snapshot ->> 'version')::integer
      ) asked,
        lateral jsonb_path_query(asked.options, '$[*]') o (option)
      where o.option ->> 'value' = s.form_data ->> asked.name
        and lower(o.option ->> 'label') <> lower(o.option ->> 'value')
    ) chosen
  where w.id = s.id and chosen.labels is not null;
