drop policy if exists project_waits_server on public.project_waits;
create policy project_waits_server on public.project_waits for select to service_role using (true);

-- Visible with the project, by the policies of projects.
drop policy if exists project_waits_readers on public.project_waits;
create policy project_waits_readers on public.project_waits for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
create or replace trigger stand_project after insert or delete or update of since, until
  on public.project_waits for each row execute function private.stand_project();
