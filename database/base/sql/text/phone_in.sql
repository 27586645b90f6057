create or replace function private.phone_in(p_text text) returns text
language sql immutable parallel safe
return case when p_text ~ '^[\s\d().+/-]{8,30}$' then private.phone_key(p_text) end;
comment on function private.phone_in is
  'private.phone_key() of a text that is nothing but a telephone number, however it is spelled; else '
  'null.';
