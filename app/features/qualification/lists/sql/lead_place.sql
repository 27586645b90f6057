create or replace function private.lead_place(p_status text) returns smallint
language sql immutable parallel safe
return array_position('{new,contacted,qualified,converted,lost,spam}'::text[], p_status)::smallint;
comment on function private.lead_place is
  'Where a state stands on the way of a lead, from 1: what lists are ordered by.';
