create or replace function private.lead_place(p_status text) returns smallint
language sql immutable parallel safe
return array_position('{new,contacted,qualified,converted,lost,spam}'::text[], p_status)::smallint;
comment on function private.lead_place is
  'The position of a state among the states of a lead, from 1: lists are ordered by it.';
