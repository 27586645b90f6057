-- Lists of staff: each order, with the filters it is offered with, walks an index. What a list offers
-- is declared beside it (app/**/*.list.server.ts); a test holds the two together.
create or replace function private.page_after(
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
  -- Written as bounds and not as "equals": then no index but the one that begins with what is given has
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
comment on function private.page_after is
  'End of a statement on rows s of a table that walks one index: of what is given (expressions, and '
  'their values as literals; null for none), then of the keys, of which the first is a moment where '
  'days are asked for and the last the id. So many rows behind the one given; every key runs the same '
  'way round, as rows are compared at once.';
