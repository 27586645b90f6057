create or replace function private.site_tables() returns text[]
language sql immutable
return array['logos', 'brand_colors', 'color_presets', 'seo_settings', 'page_seo', 'custom_tags',
  'qualification_forms', 'form_fields', 'content_overrides', 'content_schedules', 'case_leaves'];
grant execute on function private.site_tables to authenticated;
comment on function private.site_tables is
  'Recorded tables whose rows the permissions of the site decide about; those of settings decide about the others.';
