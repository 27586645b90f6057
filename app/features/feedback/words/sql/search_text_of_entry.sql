create or replace function private.search_text_of_entry(entry public.feedback_entries) returns text
language sql immutable
return private.folded(concat_ws(' ', entry.protocol, entry.author_name, entry.author_email, entry.verbatim));
comment on function private.search_text_of_entry is 'Search text of an entry, folded.';
