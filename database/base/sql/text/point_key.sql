create or replace function private.point_key(p_kind text, p_value text) returns text
language sql immutable
return case p_kind when 'email' then nullif(lower(btrim(p_value)), '')
  when 'whatsapp' then case
    -- A user name; and a user id, which begins with the country and distinguishes capitals.
    when btrim(p_value) ~ '^@[A-Za-z0-9._]{3,35}$' and btrim(p_value) !~* '\.(com|net|org|br|co|io|app|dev)$'
      then lower(btrim(p_value))
    when btrim(p_value) ~ '^[A-Za-z]{2}\.[A-Za-z0-9]{8,128}$'
      then upper(left(btrim(p_value), 2)) || substr(btrim(p_value), 3) end
  else private.phone_key(p_value) end;
comment on function private.point_key is
  'What two ways of writing an e-mail, a telephone or a name at WhatsApp have in common; null where it is none.';
