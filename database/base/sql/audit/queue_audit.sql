create or replace function private.queue_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.audit_export x where x.is_on) then
    -- What was counted once more before it was exported is exported once.
    insert into private.audit_queue (source, row_id) values (tg_argv[0], new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.queue_audit is 'Row trigger of the records of changes: queues an entry for AUDIT_EXPORT.';
