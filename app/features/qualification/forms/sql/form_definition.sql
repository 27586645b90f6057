create or replace function private.form_definition(form uuid) returns jsonb
language sql stable
return (
  select jsonb_build_object('title', f.title, 'description', f.description,
    'thank_you_title', f.thank_you_title, 'thank_you_message', f.thank_you_message,
    'redirect_to_whatsapp', f.redirect_to_whatsapp, 'redirect_delay', f.redirect_delay,
    'translations', f.translations, 'fields', coalesce((
      select jsonb_agg(jsonb_build_object('id', q.id, 'field_name', q.field_name,
          'field_label', q.field_label, 'field_type', q.field_type, 'is_required', q.is_required,
          'placeholder_text', q.placeholder_text, 'options', q.options,
          'contact_property', q.contact_property, 'translations', q.translations)
          || case when q.step = 0 then '{}' else jsonb_build_object('step', q.step) end
          || case when q.conditions = '[]' then '{}'
            else jsonb_build_object('conditions', q.conditions) end
          || case when q.custom_field_id is null then '{}'
            else jsonb_build_object('custom_field_id', q.custom_field_id) end
        order by q.field_order, q.id)
      from public.form_fields q where q.form_id = f.id), '[]'))
    || case when f.steps = '[]' then '{}' else jsonb_build_object('steps', f.steps) end
  from public.qualification_forms f where f.id = form);
comment on function private.form_definition is
  'A form in the format of form_versions. Steps and conditions are left out where there are none, so that it '
  'equals versions from before they existed.';
