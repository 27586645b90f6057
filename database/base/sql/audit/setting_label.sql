create or replace function private.setting_label(p_row jsonb) returns text
language sql immutable
return left(coalesce(case when p_row ->> 'is_made' = 'true'
    then coalesce(p_row #>> '{published,name}', p_row #>> '{draft,name}') end,
  p_row ->> 'name', p_row ->> 'scheme_name', p_row ->> 'preset_name', p_row ->> 'page_path',
  p_row ->> 'label', p_row ->> 'company_name', p_row ->> 'site_name',
  p_row ->> 'field_label', p_row ->> 'slug', ''), 120);
grant execute on function private.setting_label to authenticated;
comment on function private.setting_label is 'The label of a row of settings in the record of changes.';
