-- Lists of staff: each order, with the filters it is offered with, walks an index. What a list offers
-- is declared beside it (app/**/*.list.server.ts); a test holds the two together.

-- Compiling a statement takes longer than a page of it: the functions of lists have that off.
--
-- Helpers of which the statements of lists are made. What people say goes in as literals, so that the
-- planner sees it and the statement can be looked at as it runs.

create function private.is_value(p_expression text, p_value text) returns text
language sql immutable set search_path = ''
return case when p_value is null then '' else format(' and %s = %L', p_expression, p_value) end;
revoke all on function private.is_value(text, text) from public;
comment on function private.is_value(text, text) is
  'Condition in SQL that an expression has the value given; nothing for none.';

create function private.in_days(p_column text, p_from date, p_to date) returns text
language sql stable set search_path = ''
return case when p_from is null then '' else
    format(' and %s >= %L::timestamptz', p_column, private.start_of_day(p_from)) end
  || case when p_to is null then '' else
    format(' and %s < %L::timestamptz', p_column, private.start_of_day(p_to + 1)) end;
revoke all on function private.in_days(text, date, date) from public;
comment on function private.in_days(text, date, date) is
  'Condition in SQL that a moment lies within days of the house, both included.';

create function private.in_order(p_keys text[], p_descending boolean) returns text
language sql immutable set search_path = ''
return ' order by ' || array_to_string(p_keys, case when p_descending then ' desc, ' else ', ' end)
  || case when p_descending then ' desc' else '' end;
revoke all on function private.in_order(text[], boolean) from public;
comment on function private.in_order(text[], boolean) is
  'Order of a statement by several keys, all of them the same way round.';

create function private.page_size(p_limit integer) returns integer
language sql immutable set search_path = ''
return least(greatest(p_limit, 1), 1000);
revoke all on function private.page_size(integer) from public;
comment on function private.page_size(integer) is 'How many rows one may ask for at once.';

create function private.after_row(
  p_table text, p_given text[], p_literals text[], p_keys text[], p_descending boolean, p_after uuid
) returns text
language sql immutable set search_path = ''
-- The row may have another value by now; its place among the others is what counts.
return case when p_after is null then '' else format(
  ' and (%1$s) %2$s (select %3$s from %4$s s where %5$s = %6$L)',
  array_to_string(p_given || p_keys, ', '), case when p_descending then '<' else '>' end,
  array_to_string(p_literals || p_keys, ', '), p_table, p_keys[cardinality(p_keys)], p_after) end;
revoke all on function private.after_row(text, text[], text[], text[], boolean, uuid) from public;
comment on function private.after_row(text, text[], text[], text[], boolean, uuid) is
  'Condition in SQL that rows s come behind the one given; nothing for none.';

create function private.page_after(
  p_table text, p_given text[], p_values text[], p_keys text[], p_from date, p_to date,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  given text[] := '{}';
  literals text[] := '{}';
  conditions text := '';
begin
  for n in 1 .. cardinality(p_given) loop
    if p_values[n] is not null then
      given := given || p_given[n];
      literals := literals || p_values[n];
    end if;
  end loop;
  -- Said as bounds and not as "equals": then no index but the one that begins with what is given has
  -- the order. The planner would else walk the newest rows, of which none may have that value.
  if cardinality(given) > 0 then
    conditions := format(' and (%1$s) >= (%2$s) and (%1$s) <= (%2$s)', array_to_string(given, ', '),
      array_to_string(literals, ', '));
  end if;
  if p_from is not null then
    conditions := conditions || format(' and (%s) >= (%s)', array_to_string(given || p_keys[1], ', '),
      array_to_string(literals || format('%L::timestamptz', private.start_of_day(p_from)), ', '));
  end if;
  if p_to is not null then
    conditions := conditions || format(' and (%s) < (%s)', array_to_string(given || p_keys[1], ', '),
      array_to_string(literals || format('%L::timestamptz', private.start_of_day(p_to + 1)), ', '));
  end if;
  return conditions || private.after_row(p_table, given, literals, p_keys, p_descending, p_after)
    || private.in_order(given || p_keys, p_descending) || ' limit ' || p_limit;
end
$$;
revoke all on function
  private.page_after(text, text[], text[], text[], date, date, boolean, uuid, integer) from public;
comment on function
  private.page_after(text, text[], text[], text[], date, date, boolean, uuid, integer) is
  'End of a statement on rows s of a table that walks one index: of what is given (expressions, and '
  'their values as literals; null for none), then of the keys, of which the first is a moment where '
  'days are asked for and the last the id. So many rows behind the one given; every key runs the same '
  'way round, as rows are compared at once.';
