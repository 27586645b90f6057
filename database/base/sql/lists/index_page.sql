create or replace function private.index_page(
  p_table text, p_equals text[], p_values text[], p_keys text[], p_from date, p_to date,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language sql stable set search_path = ''
as $$
  select private.index_rows(p_table, p_equals, p_values, p_keys, p_from, p_to, p_descending, p_after)
    || ' limit ' || p_limit
$$;
comment on function private.index_page is
  'End of a statement that reads a page of rows s of a table through one index, as index_rows() does.';
