create or replace function public.end_import_check(p_id uuid, p_round integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{checking}');
begin
  if import.id is null or import.round <> p_round then
    return false;
  end if;
  update public.crm_imports i set state = 'checked', lines = i.passed,
      updated_at = clock_timestamp() where i.id = p_id;
  return true;
end
$$;
grant execute on function public.end_import_check to authenticated;
comment on function public.end_import_check is
  'Ends the dry run; the user who started it decides. Refuses with crm_create_missing.';
