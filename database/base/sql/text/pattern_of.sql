create or replace function private.pattern_of(p_text text) returns text
language sql immutable
return '%' || replace(replace(replace(nullif(lower(btrim(p_text)), ''), '\', '\\'), '%', '\%'),
  '_', '\_') || '%';
comment on function private.pattern_of is
  'LIKE pattern of what a person typed, which is text and no pattern; null for nothing.';
