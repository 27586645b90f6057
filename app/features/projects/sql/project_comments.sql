drop policy if exists project_comments_server on public.project_comments;
create policy project_comments_server on public.project_comments for select to service_role using (true);

-- Visible with the project, by the policies of projects.
drop policy if exists project_comments_readers on public.project_comments;
create policy project_comments_readers on public.project_comments for select to authenticated
  using (exists (select from public.projects p where p.id = project_id));
