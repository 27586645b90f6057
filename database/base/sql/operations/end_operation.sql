create or replace function private.end_operation(p_begun boolean default true) returns void
language sql security definer set search_path = ''
as $$ delete from private.operations o where p_begun and o.transaction = pg_current_xact_id() $$;
comment on function private.end_operation is
  'Ends the operation of the transaction, where begin_operation() returned p_begun.';
