create or replace function private.case_names_client(p_texts jsonb) returns boolean
language sql immutable
return coalesce(p_texts ->> 'client', '') <> '' or coalesce(p_texts ->> 'quoted', '') <> '';
comment on function private.case_names_client is
  'Whether texts of a case name the client, or the person who is quoted.';
