drop policy if exists project_folders_server on public.project_folders;
create policy project_folders_server on public.project_folders for select to service_role using (true);

-- Whoever deals with the work itself: owners and members of its client, and staff. Finance sees no files.
drop policy if exists project_folders_readers on public.project_folders;
create policy project_folders_readers on public.project_folders for select to authenticated
  using ((select public.has_permission((select private.uid()), 'projects', 'read'))
    or project_id = any ((select private.file_projects_in())::uuid[]));
