create or replace function private.page_of_values(
  p_table text, p_conditions text, p_equals text[], p_values text[], p_keys text[], p_from date, p_to date,
  p_descending boolean, p_after uuid, p_size integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- Each part is planned on its own.
  most_parts constant integer := 24;
  conditions text := p_conditions;
  given text[] := p_values;
  parts text[];
  sets jsonb := '[[]]';
  many integer;
  wide integer;
  columns constant text := (select string_agg(format('%s as k%s', k.key, k.n), ', ' order by k.n)
    from unnest(p_keys) with ordinality k (key, n));
begin
  -- Too many combinations: the filter with the most values becomes a condition.
  loop
    select coalesce(round(exp(sum(ln(cardinality(v::text[]))))), 1),
      (array_agg(n order by cardinality(v::text[]) desc, n desc))[1]
      into many, wide from unnest(given) with ordinality u (v, n) where v is not null;
    exit when many <= most_parts;
    conditions := conditions || format(' and %s in (%s)', p_equals[wide],
      array_to_string(given[wide]::text[], ', '));
    given[wide] := null;
  end loop;
  if many = 1 then
    return format('select s.id from %s s where true%s', p_table, conditions)
      || private.index_page(p_table, p_equals,
        array(select (v::text[])[1] from unnest(given) with ordinality u (v, n) order by n),
        p_keys, p_from, p_to, p_descending, p_after, p_size);
  end if;
  for n in 1 .. cardinality(given) loop
    sets := (select jsonb_agg(s.value || jsonb_build_array(v.value)) from jsonb_array_elements(sets) s,
      lateral (select unnest(coalesce(given[n]::text[], array[null::text])) as value) v);
  end loop;
  parts := array(select format('(select %s from %s s where true%s', columns, p_table, conditions)
      || private.index_page(p_table, p_equals,
        array(select nullif(v.value, 'null'::jsonb) #>> '{}' from jsonb_array_elements(s.value) with ordinality v (value, n)
          order by v.n),
        p_keys, p_from, p_to, p_descending, p_after, p_size) || ')'
    from jsonb_array_elements(sets) s);
  return format('select m.k%s as id from (%s) m%s limit %s', cardinality(p_keys), array_to_string(parts, ' union all '),
    private.in_order(array(select 'm.k' || n from generate_subscripts(p_keys, 1) n order by n), p_descending), p_size);
end
$$;
comment on function private.page_of_values is
  'Statement that reads the ids of a page of rows s of a table under conditions, as index_page() does, where each of '
  'p_equals may have several values (literals_of()): a page of each combination through the index, merged in order.';
