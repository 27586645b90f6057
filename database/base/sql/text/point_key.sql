create or replace function private.point_key(p_kind text, p_value text) returns text
language sql immutable set search_path = ''
return case p_kind when 'email' then nullif(lower(btrim(p_value)), '')
  else private.phone_key(p_value) end;
comment on function private.point_key is
  'What two ways of writing an e-mail or a telephone have in common; null where it is none.';
