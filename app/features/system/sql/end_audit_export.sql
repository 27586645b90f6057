create or replace function private.end_audit_export() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Another process may still export: it holds the lease.
  update private.audit_export x set is_on = false, holder = null, held_until = null,
      off_at = coalesce((select min(q.queued_at) from private.audit_queue q), clock_timestamp())
    where x.is_on and coalesce(x.held_until, '-infinity') < clock_timestamp() - interval '1 day';
  if found then
    delete from private.audit_queue;
  end if;
end
$$;
grant execute on function private.end_audit_export to service_role;
comment on function private.end_audit_export is
  'Queues nothing more once no process has exported for a day, so that the queue does not grow without end.';
