-- not null: last_number, last_hash
create or replace function private.audit_export_state()
returns table (last_number bigint, last_hash text, waiting_since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select x.last_number, x.last_hash, (select q.queued_at from private.audit_queue q order by q.seq limit 1)
  from private.audit_export x
$$;
grant execute on function private.audit_export_state to service_role;
comment on function private.audit_export_state is
  'Number and hash of the last exported line, and since when the oldest entry waits.';
