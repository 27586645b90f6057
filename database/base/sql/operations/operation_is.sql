create or replace function private.operation_is(p_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.operations o
    where o.transaction = pg_current_xact_id_if_assigned() and o.kind = p_kind)
$$;
comment on function private.operation_is is 'Whether the transaction works on an operation of this kind.';
