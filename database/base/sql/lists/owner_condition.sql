create or replace function private.owner_condition(p_column text, p_owners text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  ids constant text[] := array_remove(p_owners, 'none');
begin
  if not 'none' = any (p_owners) then
    return private.values_condition(p_column, ids);
  end if;
  return case when cardinality(ids) = 0 then format(' and %s is null', p_column)
    else format(' and (%s is null or %s = any (%L))', p_column, p_column, ids) end;
end
$$;
comment on function private.owner_condition is
  'SQL condition that a column has one of the ids, or nothing where "none" is among them; empty without values.';
