create or replace function private.restore_row(p_change jsonb) returns text[]
language plpgsql set search_path = ''
as $$
declare
  name text := p_change ->> 'table';
  key uuid := (p_change ->> 'id')::uuid;
  stands jsonb;
  back jsonb;
  others text[];
begin
  execute format('select to_jsonb(t) from public.%I t where t.id = $1 for update', name)
    into stands using key;
  if stands is null then
    return '{undo:gone}';
  end if;
  -- The time of a change is restored with the changed column.
  select coalesce(jsonb_object_agg(a.key, p_change -> 'before' -> a.key)
        filter (where stands -> a.key = a.value), '{}'),
      coalesce(array_agg('undo:' || a.key order by a.key)
        filter (where stands -> a.key <> a.value and a.key <> all ('{updated_at,touched_at}')), '{}')
    into back, others from jsonb_each(p_change -> 'after') a;
  if back - 'updated_at' <> '{}' then
    execute format('update public.%1$I t set (%2$s, updated_at) = (select %2$s, updated_at from
        jsonb_populate_record(null::public.%1$I, $1)) where t.id = $2', name,
      (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(back - 'updated_at') k))
      using jsonb_build_object('updated_at', case when p_change -> 'after' ? 'updated_at'
        then to_jsonb(now()) else stands -> 'updated_at' end) || back, key;
  end if;
  return others;
end
$$;
comment on function private.restore_row is
  'Restores the columns of {table, id, before, after} that nobody has changed since, and returns the others as '
  'undo:<column>.';
