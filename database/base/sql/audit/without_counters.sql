drop function if exists private.uncounted(jsonb);
create or replace function private.without_counters(p_row jsonb) returns jsonb
language sql immutable
return p_row - array['revision', 'usage_count', 'updated_at'];
grant execute on function private.without_counters to authenticated, service_role;
comment on function private.without_counters is
  'A row without its counters. Granted, because triggers run with the rights of the user who changes the row.';
