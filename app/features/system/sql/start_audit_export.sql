create or replace function private.start_audit_export() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  since timestamptz;
begin
  select coalesce(x.off_at, '-infinity') into since from private.audit_export x where not x.is_on for update;
  if not found then
    return;
  end if;
  update private.audit_export set is_on = true, off_at = null;
  insert into private.audit_queue (source, row_id)
    select o.source, o.id from (
      select 'security' as source, e.id, e.created_at as at from public.security_events e where e.created_at >= since
      union all
      select 'setting', c.id, c.changed_at from public.setting_changes c where c.changed_at >= since) o
    order by o.at, o.id
    on conflict do nothing;
end
$$;
grant execute on function private.start_audit_export to service_role;
comment on function private.start_audit_export is
  'Queues entries for AUDIT_EXPORT from now on, and those that are there already.';
