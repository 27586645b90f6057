create or replace function private.ticket_places(p_status text) returns text[]
language sql immutable parallel safe
return array(select p::text from unnest(private.filter_values(p_status)) v,
  array_position('{open,in_progress,waiting,others,solved,closed}'::text[], v) p where p is not null);
comment on function private.ticket_places is
  'The positions of the statuses of a filter in the order of all ticket statuses, as text.';
