create or replace function public.end_bulk_change() returns void
language sql security definer set search_path = ''
as $$ delete from private.operations o where o.transaction = pg_current_xact_id() and o.kind = 'bulk' $$;
grant execute on function public.end_bulk_change to authenticated;
comment on function public.end_bulk_change is 'Ends the bulk change that the transaction works on.';
