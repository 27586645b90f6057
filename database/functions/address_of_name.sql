create or replace function private.address_of_name(p_name text) returns text
language sql immutable set search_path = ''
return trim(both '-' from left(regexp_replace(
  translate(regexp_replace(normalize(lower(p_name), nfkd), '[\u0300-\u036f]', '', 'g'),
    'øłđı', 'oldi'),
  '[^a-z0-9]+', '-', 'g'), 100));
revoke all on function private.address_of_name from public, anon, authenticated, service_role;
comment on function private.address_of_name is
  'A name as an address spells it, "José d''Ávila" as jose-d-avila; empty for a name without Latin letters.';
