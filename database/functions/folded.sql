create or replace function private.folded(p_text text) returns text
language sql immutable parallel safe set search_path = ''
-- Capitals too: where the database knows no language, lower() leaves those with accents as they are.
return translate(lower(p_text), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
  'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn');
revoke all on function private.folded from public, anon, authenticated, service_role;
comment on function private.folded is
  'A text in lower case and without accents, which nobody types in a hurry.';
