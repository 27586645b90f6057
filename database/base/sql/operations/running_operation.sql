create or replace function private.running_operation() returns private.operations
language sql stable security definer set search_path = ''
as $$ select o.* from private.operations o where o.transaction = pg_current_xact_id_if_assigned() $$;
comment on function private.running_operation is 'The operation that the transaction works on; all null: none.';
