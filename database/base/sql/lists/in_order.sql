create or replace function private.in_order(p_keys text[], p_descending boolean) returns text
language sql immutable
return ' order by ' || array_to_string(p_keys, case when p_descending then ' desc, ' else ', ' end)
  || case when p_descending then ' desc' else '' end;
comment on function private.in_order is
  'Order of a statement by several keys, all of them the same way round.';
