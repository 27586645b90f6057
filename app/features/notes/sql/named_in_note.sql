create or replace function private.named_in_note(p_body text) returns uuid[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(distinct found.words[1]::uuid), '{}')
  from regexp_matches(p_body,
    '@\{([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}', 'g') as found (words)
);
comment on function private.named_in_note is 'The ids of the people who are mentioned in the text of a note.';
