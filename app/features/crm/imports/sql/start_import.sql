-- not null: *
create or replace function public.start_import(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{checked}');
begin
  if import.id is null then
    return false;
  end if;
  update public.crm_imports i set state = 'running', passed = i.problems, made = 0, changed = 0,
      unchanged = 0, started_at = clock_timestamp(), updated_at = clock_timestamp()
    where i.id = p_id;
  insert into public.outbox (kind, payload)
    values ('crm.import', jsonb_build_object('import_id', p_id));
  return true;
end
$$;
grant execute on function public.start_import to authenticated;
comment on function public.start_import is
  'Starts an import whose dry run has ended. False when it is in another state. Refuses with '
  'crm_create_missing.';
