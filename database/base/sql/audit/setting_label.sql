create or replace function private.setting_label(p_row jsonb) returns text
language sql immutable
return left(coalesce(case when p_row ->> 'is_made' = 'true' then (
    select w.words ->> k.key
    from (values (1, p_row -> 'published'), (2, p_row -> 'draft')) w (place, words)
    cross join unnest(array['name', 'texts.pt-BR.name', 'texts.pt-BR.title', 'texts.pt-BR.question', 'text.pt-BR.title',
      'texts.en.name', 'texts.en.title', 'texts.en.question', 'text.en.title']) with ordinality k (key, place)
    where w.words ->> k.key <> ''
    order by w.place, k.place limit 1) end,
  p_row ->> 'name', p_row ->> 'scheme_name', p_row ->> 'preset_name', p_row ->> 'page_path',
  p_row ->> 'label', p_row ->> 'company_name', p_row ->> 'site_name',
  p_row ->> 'field_label', p_row ->> 'slug', ''), 120);
grant execute on function private.setting_label to authenticated;
comment on function private.setting_label is 'The label of a row of settings in the record of changes. '
  'An item of content that staff made is called by what they wrote; its slug is an id.';
