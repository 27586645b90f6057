drop policy if exists project_updates_server on public.project_updates;
create policy project_updates_server on public.project_updates for select to service_role using (true);

-- Visible with the project, by the policies of projects.
drop policy if exists project_updates_readers on public.project_updates;
create policy project_updates_readers on public.project_updates for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
