drop function if exists private.words_of_idea(text, text, text, text);
create or replace function private.search_text_of_idea(
  p_protocol text, p_name text, p_email text, p_verbatim text
) returns text
language sql immutable
return private.folded(concat_ws(' ', p_protocol, p_name, p_email, left(p_verbatim, 2000)));
comment on function private.search_text_of_idea is 'Search text of an idea, folded.';
