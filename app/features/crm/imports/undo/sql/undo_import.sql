-- not null: *
create or replace function public.undo_import(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{done,cancelled,failed}');
begin
  if import.id is null or import.made + import.changed = 0
     or not exists (select from public.crm_import_lines l where l.import_id = p_id) then
    return false;
  end if;
  update public.crm_imports i set state = 'undoing', passed = i.undone + i.kept,
      failure = null, undone_at = clock_timestamp(), updated_at = clock_timestamp()
    where i.id = p_id;
  insert into public.outbox (kind, payload)
    values ('crm.import', jsonb_build_object('import_id', p_id));
  return true;
end
$$;
grant execute on function public.undo_import to authenticated;
comment on function public.undo_import is
  'Starts the undo of an import. False when it changed nothing, or its lines were deleted. Refuses '
  'with crm_create_missing.';
