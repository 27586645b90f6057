create or replace function private.begin_operation(
  p_kind text, p_id uuid default null, p_depth smallint default 0, p_restores text default null
) returns boolean
language sql security definer set search_path = ''
as $$
  with begun as (
    insert into private.operations (kind, id, depth, restores) values (p_kind, p_id, p_depth, p_restores)
    on conflict (transaction) do nothing returning true
  )
  select exists (select from begun)
$$;
comment on function private.begin_operation is
  'Begins an operation that what the transaction changes from here on belongs to. False: the transaction works on one '
  'already, and goes on with that one.';
