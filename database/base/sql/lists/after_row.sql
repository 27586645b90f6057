create or replace function private.after_row(
  p_table text, p_given text[], p_literals text[], p_keys text[], p_descending boolean, p_after uuid
) returns text
language sql immutable set search_path = ''
-- The row may have another value by now; its place among the others is what counts.
return case when p_after is null then '' else format(
  ' and (%1$s) %2$s (select %3$s from %4$s s where %5$s = %6$L)',
  array_to_string(p_given || p_keys, ', '), case when p_descending then '<' else '>' end,
  array_to_string(p_literals || p_keys, ', '), p_table, p_keys[cardinality(p_keys)], p_after) end;
comment on function private.after_row is
  'Condition in SQL that rows s come behind the one given; nothing for none.';
