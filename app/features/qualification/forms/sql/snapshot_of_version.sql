create or replace function private.snapshot_of_version(snapshot jsonb, answered public.form_versions, locale text)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return snapshot || jsonb_build_object('version', answered.version, 'fields', (
    select jsonb_agg(jsonb_strip_nulls((q - array['id', 'is_required', 'placeholder_text', 'translations', 'options'])
        || jsonb_build_object('options', nullif(q -> 'options', '[]'), 'asked', q -> 'translations' -> locale))
        order by place)
    from jsonb_array_elements(answered.definition -> 'fields') with ordinality questions (q, place)));
end
$$;
comment on function private.snapshot_of_version is
  'A snapshot of a form with the questions of one of its versions, as form_snapshot() has them of the present one.';
