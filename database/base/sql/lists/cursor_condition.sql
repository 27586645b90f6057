create or replace function private.cursor_condition(
  p_table text, p_equals text[], p_values text[], p_keys text[], p_descending boolean, p_after anyelement
) returns text
language sql immutable set search_path = ''
as $$
  -- The values of p_equals come from the filters: the row may have others by now, and only its place in the order
  -- counts.
  select case when p_after is null then '' else format(
    ' and (%1$s) %2$s (select %3$s from %4$s s where %5$s = %6$L)',
    array_to_string(p_equals || p_keys, ', '), case when p_descending then '<' else '>' end,
    array_to_string(p_values || p_keys, ', '), p_table, p_keys[cardinality(p_keys)], p_after) end
$$;
comment on function private.cursor_condition is
  'Condition in SQL that rows s of a table follow the row p_after in the order of the keys; empty without p_after.';
