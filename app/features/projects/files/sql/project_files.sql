drop policy if exists project_files_server on public.project_files;
create policy project_files_server on public.project_files for select to service_role using (true);

-- Staff see removed files too, to restore them. Asked first is whether the user is staff: projects are not read for
-- people of clients.
drop policy if exists project_files_staff on public.project_files;
create policy project_files_staff on public.project_files for select to authenticated
  using ((select private.products_in('projects', 'read'))::text[] <> '{}'
    and exists (select from public.projects p where p.id = project_id
      and p.product = any ((select private.products_in('projects', 'read'))::text[])));

-- Owners and members of the client; finance sees no files. Membership is checked by the function.
drop policy if exists project_files_people on public.project_files;
create policy project_files_people on public.project_files for select to authenticated
  using (removed_at is null
    and project_id = any ((select private.file_projects_in())::uuid[]));

create or replace trigger announce_project_files after insert or update on public.project_files
  for each statement execute function private.announce_list('projects');
