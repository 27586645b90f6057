drop function if exists private.take_back_try(text);
create or replace function private.undo_try(p_identifier text) returns void
language sql security definer set search_path = ''
as $$
  update private.rate_limits set hits = hits[1:cardinality(hits) - 1]
  where key = private.rate_limit_key(p_identifier)
$$;
grant execute on function private.undo_try to service_role;
comment on function private.undo_try is
  'Uncounts the latest call that check_rate_limit() let through for this caller and identifier.';
