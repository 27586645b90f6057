drop policy if exists privacy_request_events_staff on public.privacy_request_events;
create policy privacy_request_events_staff on public.privacy_request_events
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));
