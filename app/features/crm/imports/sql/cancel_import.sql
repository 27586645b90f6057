-- not null: *
create or replace function public.cancel_import(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{mapping,checking,checked,running}');
begin
  if import.id is null then
    return false;
  end if;
  -- Before its first batch there is nothing to report.
  if import.state <> 'running' then
    delete from public.crm_import_lines l where l.import_id = p_id;
  end if;
  update public.crm_imports i set state = 'cancelled', ended_at = clock_timestamp(),
      updated_at = clock_timestamp(),
      made = case when i.state = 'running' then i.made else 0 end,
      changed = case when i.state = 'running' then i.changed else 0 end,
      problems = case when i.state = 'running' then i.problems else 0 end
    where i.id = p_id;
  insert into public.outbox (kind, payload)
    values ('crm.import', jsonb_build_object('import_id', p_id));
  return true;
end
$$;
grant execute on function public.cancel_import to authenticated;
comment on function public.cancel_import is
  'Stops an import after its current batch; created rows stay until an undo. False when it has '
  'ended. Refuses with crm_create_missing.';
