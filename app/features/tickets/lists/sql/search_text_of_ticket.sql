drop function if exists private.words_of_ticket(bigint, text, text, text);
create or replace function private.search_text_of_ticket(
  p_number bigint, p_title text, p_name text, p_email text
) returns text
language sql immutable
return private.folded(concat_ws(' ', 'a-' || lpad(p_number::text, 4, '0'), p_title, p_name, p_email));
comment on function private.search_text_of_ticket is
  'Search text of a ticket from its own columns; folded.';
