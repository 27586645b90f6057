create or replace function private.form_snapshot(form uuid, locale text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', f.id, 'name', f.name,
    'version', (select max(v.version) from public.form_versions v where v.form_id = f.id),
    'fields', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'field_name', q.field_name, 'field_label', q.field_label, 'field_type', q.field_type,
        'contact_property', q.contact_property, 'custom_field_id', q.custom_field_id,
        'options', nullif(q.options, '[]'),
        'asked', q.translations -> locale)) order by q.field_order, q.id)
    from public.form_fields q where q.form_id = f.id), '[]'))
  from public.qualification_forms f where f.id = form);
end
$$;
comment on function private.form_snapshot is
  'A form''s questions; "asked" holds their wording in the visitor''s language, if not Portuguese.';
