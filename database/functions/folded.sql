create or replace function private.folded(p_text text) returns text
language sql immutable parallel safe set search_path = ''
return translate(lower(p_text), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
revoke all on function private.folded from public, anon, authenticated, service_role;
comment on function private.folded is
  'A text in lower case and without accents, which nobody types in a hurry.';
