create or replace function private.restore_field_value(p_contact_id uuid, p_change jsonb) returns text[]
language plpgsql set search_path = ''
as $$
declare
  field public.custom_fields;
  stands constant jsonb := coalesce((select private.field_value_json(v) from public.custom_field_values v
    where v.subject_id = p_contact_id and v.field_id = (p_change ->> 'field')::uuid), 'null');
begin
  select * into field from public.custom_fields f where f.id = (p_change ->> 'field')::uuid;
  if field.id is null or stands <> p_change -> 'value' then
    return '{undo:custom_field}';
  end if;
  perform private.write_field_value(field, p_contact_id, private.read_field_value(field, p_change -> 'was'));
  perform private.record_field_change(field, p_contact_id, stands, p_change -> 'was');
  return '{}';
end
$$;
comment on function private.restore_field_value is
  'Restores the value of a custom field {field, was, value}, unless somebody has changed it since: undo:custom_field.';
