drop policy if exists project_notes_server on public.project_notes;
create policy project_notes_server on public.project_notes for select to service_role using (true);

-- Staff alone: there is no policy for the people of a client, and none is to come.
drop policy if exists project_notes_staff on public.project_notes;
create policy project_notes_staff on public.project_notes for select to authenticated
  using ((select public.has_permission((select private.uid()), 'projects', 'read')));
