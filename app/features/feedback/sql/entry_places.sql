create or replace function private.entry_places(p_status text) returns text[]
language sql immutable parallel safe
return array(select p::text from unnest(private.filter_values(p_status)) v,
  array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], v) p where p is not null);
comment on function private.entry_places is
  'The positions of the states in a list''s filter among those of a feedback entry, as text.';
