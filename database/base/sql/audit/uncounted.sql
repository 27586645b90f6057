create or replace function private.uncounted(p_row jsonb) returns jsonb
language sql immutable set search_path = ''
return p_row - array['revision', 'usage_count', 'updated_at'];
grant execute on function private.uncounted to authenticated, service_role;
comment on function private.uncounted is
  'A row without its counters. Granted, because triggers run with the rights of the user who changes the row.';
