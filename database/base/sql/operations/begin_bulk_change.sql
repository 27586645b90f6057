-- not null: *
create or replace function public.begin_bulk_change(p_id uuid) returns boolean
language sql security definer set search_path = ''
as $$ select private.begin_operation('bulk', p_id) $$;
grant execute on function public.begin_bulk_change to authenticated;
comment on function public.begin_bulk_change is
  'Begins a bulk change: history rows carry its id, by which it is undone. It may go on in further transactions.';
