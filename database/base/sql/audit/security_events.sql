drop policy if exists security_events_read on public.security_events;
create policy security_events_read on public.security_events for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));

drop policy if exists security_events_server on public.security_events;
create policy security_events_server on public.security_events for all to service_role
  using (true) with check (true);

create or replace trigger export_security_event after insert or update of occurrences on public.security_events
  for each row execute function private.queue_audit('security');
