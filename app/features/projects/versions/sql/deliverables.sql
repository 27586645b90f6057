drop policy if exists deliverables_server on public.deliverables;
create policy deliverables_server on public.deliverables for select to service_role using (true);

-- Visible with the project, by the policies of projects.
drop policy if exists deliverables_readers on public.deliverables;
create policy deliverables_readers on public.deliverables for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
