-- Each order of a list, with the filters that it offers, reads one index. A list declares them beside its route
-- (app/**/*.list.server.ts), and database/lists.test.ts explains every combination.
create or replace function private.index_rows(
  p_table text, p_equals text[], p_values text[], p_keys text[], p_from date, p_to date,
  p_descending boolean, p_after uuid
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  equals text[] := '{}';
  literals text[] := '{}';
  conditions text := '';
begin
  for n in 1 .. cardinality(p_equals) loop
    if p_values[n] is not null then
      equals := equals || p_equals[n];
      literals := literals || p_values[n];
    end if;
  end loop;
  -- Written as bounds and not as "equals": then only the index that begins with these expressions has the
  -- order. Else the planner would scan the newest rows, of which none may have the value.
  if cardinality(equals) > 0 then
    conditions := format(' and (%1$s) >= (%2$s) and (%1$s) <= (%2$s)', array_to_string(equals, ', '),
      array_to_string(literals, ', '));
  end if;
  if p_from is not null then
    conditions := conditions || format(' and (%s) >= (%s)', array_to_string(equals || p_keys[1], ', '),
      array_to_string(literals || format('%L::timestamptz', private.start_of_day(p_from)), ', '));
  end if;
  if p_to is not null then
    conditions := conditions || format(' and (%s) < (%s)', array_to_string(equals || p_keys[1], ', '),
      array_to_string(literals || format('%L::timestamptz', private.start_of_day(p_to + 1)), ', '));
  end if;
  return conditions || private.cursor_condition(p_table, equals, literals, p_keys, p_descending, p_after)
    || private.in_order(equals || p_keys, p_descending);
end
$$;
comment on function private.index_rows is
  'End of a statement that reads rows s of a table through one index: on p_equals (expressions with their values as '
  'literals; a null value is no condition), then on p_keys, of which the last is the id and the first a moment where '
  'p_from or p_to are given. They follow the row p_after. All keys have one direction, as rows are compared at once.';
