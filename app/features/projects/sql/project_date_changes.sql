drop policy if exists project_date_changes_server on public.project_date_changes;
create policy project_date_changes_server on public.project_date_changes for select to service_role using (true);

-- Visible with the project, by the policies of projects.
drop policy if exists project_date_changes_readers on public.project_date_changes;
create policy project_date_changes_readers on public.project_date_changes for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
