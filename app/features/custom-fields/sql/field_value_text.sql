create or replace function private.field_value_text(p_value jsonb) returns text
language sql immutable
return case jsonb_typeof(p_value) when 'array' then (select string_agg(v.key, ',' order by v.place)
    from jsonb_array_elements_text(p_value) with ordinality v (key, place))
  else p_value #>> '{}' end;
comment on function private.field_value_text is
  'A value of a custom field as records of changes have it: several choices are joined by commas.';
