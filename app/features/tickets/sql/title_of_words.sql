create or replace function private.title_of_words(p_words text) returns text
language sql immutable set search_path = ''
return left(btrim(regexp_replace(p_words, '\s+', ' ', 'g')), 200);
grant execute on function private.title_of_words to authenticated, service_role;
comment on function private.title_of_words is
  'Title of a ticket from the text of its first message, where nobody has set one.';
