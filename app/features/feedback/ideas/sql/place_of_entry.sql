create or replace function private.place_of_entry() returns text
language sql immutable
return 'array_position(''{new,triaged,planned,done,declined,duplicate,spam}''::text[], s.status)';
comment on function private.place_of_entry is
  'Expression in SQL for the position of an entry s''s state, as in the indexes.';
