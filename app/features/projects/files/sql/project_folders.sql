drop policy if exists project_folders_server on public.project_folders;
create policy project_folders_server on public.project_folders for select to service_role using (true);

-- Whoever deals with the work itself: owners and members of its client, and staff. Finance sees no files.
drop policy if exists project_folders_readers on public.project_folders;
create policy project_folders_readers on public.project_folders for select to authenticated
  using (exists (select from public.projects p where p.id = project_id
      and p.product = any ((select private.products_in('projects', 'read'))::text[]))
    or project_id = any ((select private.file_projects_in())::uuid[]));
