drop function if exists private.setting_now(text, uuid);
create or replace function private.setting_as_recorded(p_table text, p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found_row jsonb;
begin
  execute format('select private.without_counters(to_jsonb(t)) from public.%I t where t.id = $1', p_table)
    into found_row using p_id;
  return found_row;
end
$$;
grant execute on function private.setting_as_recorded to authenticated;
comment on function private.setting_as_recorded is
  'A row in the form that setting_changes stores. Runs with the caller''s own rights.';
