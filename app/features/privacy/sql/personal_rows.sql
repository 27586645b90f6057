create or replace function private.personal_rows(p_email text)
returns table (table_name text, row_data jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  p private.person := private.person_of(p_email);
  entry private.personal_data;
begin
  for entry in select * from private.personal_data d order by d.position loop
    continue when to_regclass(entry.table_name) is null;
    return query execute format('select %L, to_jsonb(t) - %L::text[] from %s t where %s',
      entry.table_name, entry.hidden, entry.table_name, entry.belongs) using p;
  end loop;
end
$$;
comment on function private.personal_rows is 'Every row with data of the person of an address.';
