create or replace function private.end_restore() returns void
language sql security definer set search_path = ''
as $$ delete from private.operations o where o.transaction = pg_current_xact_id() and o.kind = 'restore' $$;
grant execute on function private.end_restore to authenticated;
comment on function private.end_restore is 'Ends the restore of a change set.';
