drop function if exists private.title_of_words(text);
create or replace function private.title_of_text(p_words text) returns text
language sql immutable
return left(btrim(regexp_replace(p_words, '\s+', ' ', 'g')), 200);
grant execute on function private.title_of_text to authenticated, service_role;
comment on function private.title_of_text is
  'Title of a ticket from the text of its first message, where nobody has set one.';
