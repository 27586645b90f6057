drop policy if exists project_folders_server on public.project_folders;
create policy project_folders_server on public.project_folders for select to service_role using (true);

-- Files are for owners and members of the client, and for staff. The finance role of a client sees none.
drop policy if exists project_folders_readers on public.project_folders;
create policy project_folders_readers on public.project_folders for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
      and exists (select from public.projects p where p.id = project_id
        and p.product = any ((select private.products_in('projects', 'read'))::text[]))
    or project_id = any ((select private.file_projects_in())::uuid[]));
