create or replace function private.put_setting(p_table text, p_row jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  -- Columns that were added or dropped since then are skipped.
  cols text[] := (select array_agg(quote_ident(attname)) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', p_table)::regclass and attnum > 0 and not attisdropped
      and p_row ? attname);
  kept text[] := array_remove(array_remove(cols, 'id'), 'created_at');
  id uuid := (p_row ->> 'id')::uuid;
begin
  if private.setting_as_recorded(p_table, id) is null then
    execute format('insert into public.%1$I (%2$s)
      select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      p_table, array_to_string(cols, ', ')) using p_row;
  else
    execute format('update public.%1$I t set (%2$s) = (
      select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where t.id = $2',
      p_table, array_to_string(kept, ', ')) using p_row, id;
  end if;
end
$$;
grant execute on function private.put_setting to authenticated;
comment on function private.put_setting is
  'Writes a row from the form that setting_changes stores. Runs with the caller''s own rights.';
