drop policy if exists project_events_server on public.project_events;
create policy project_events_server on public.project_events for select to service_role using (true);

-- Staff alone: there is no policy for the people of a client, and none is to come.
drop policy if exists project_events_staff on public.project_events;
create policy project_events_staff on public.project_events for select to authenticated
  using ((select public.has_permission((select private.uid()), 'projects', 'read')));
