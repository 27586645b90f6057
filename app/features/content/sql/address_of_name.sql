create or replace function private.address_of_name(p_name text) returns text
language sql immutable
return trim(both '-' from left(regexp_replace(
  -- Lower case at the end: where the database knows no language, lower() is of ASCII alone.
  lower(translate(regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g'),
    'øłđıØŁĐ', 'oldioLD')),
  '[^a-z0-9]+', '-', 'g'), 100));
comment on function private.address_of_name is
  'A name as an address spells it, "José d''Ávila" as jose-d-avila; empty for a name without Latin letters.';
