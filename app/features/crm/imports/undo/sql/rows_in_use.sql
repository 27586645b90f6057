create or replace function private.rows_in_use(p_table regclass, p_ids uuid[], p_but text[])
returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  key record;
  found uuid[];
  used uuid[] := '{}';
begin
  for key in
    select c.conrelid::regclass as source, a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = p_table and c.contype = 'f' and cardinality(c.conkey) = 1
      and c.conrelid <> all (p_but::regclass[])
  loop
    execute format('select coalesce(array_agg(distinct k.%1$I), %3$L) from %2$s k
      where k.%1$I = any ($1)', key.name, key.source, '{}') into found using p_ids;
    used := used || found;
  end loop;
  return used;
end
$$;
comment on function private.rows_in_use is
  'Those of the given rows that others reference by a foreign key, without some tables.';
