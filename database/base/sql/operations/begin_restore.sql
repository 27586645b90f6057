create or replace function private.begin_restore(p_change_set text) returns boolean
language sql security definer set search_path = ''
as $$ select private.begin_operation('restore', p_restores => p_change_set) $$;
grant execute on function private.begin_restore to authenticated;
comment on function private.begin_restore is
  'Begins to restore a change set: the changes that the transaction records name it.';
