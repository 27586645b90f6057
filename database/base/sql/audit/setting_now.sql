create or replace function private.setting_now(p_table text, p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found_row jsonb;
begin
  execute format('select private.uncounted(to_jsonb(t)) from public.%I t where t.id = $1', p_table)
    into found_row using p_id;
  return found_row;
end
$$;
grant execute on function private.setting_now to authenticated;
comment on function private.setting_now is
  'A row as it stands, in the form that setting_changes keeps. Runs with the caller''s own rights.';
