create or replace function private.field_value_json(p_value public.custom_field_values) returns jsonb
language sql immutable
return case when p_value.words is not null then to_jsonb(p_value.words)
  when p_value.number is not null then to_jsonb(trim_scale(p_value.number))
  when p_value.day is not null then to_jsonb(p_value.day)
  when p_value.flag is not null then to_jsonb(p_value.flag)
  when p_value.choice is not null then to_jsonb(p_value.choice)
  when p_value.choices is not null then to_jsonb(p_value.choices)
  else 'null'::jsonb end;
grant execute on function private.field_value_json to authenticated;
comment on function private.field_value_json is
  'A value of a custom field as screens and posts have it; null of JSON where there is none.';
