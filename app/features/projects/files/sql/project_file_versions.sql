drop policy if exists project_file_versions_server on public.project_file_versions;
create policy project_file_versions_server on public.project_file_versions for select to service_role
  using (true);

-- Visible with the file, by its policies.
drop policy if exists project_file_versions_readers on public.project_file_versions;
create policy project_file_versions_readers on public.project_file_versions for select to authenticated
  using (exists (select from public.project_files f where f.id = file_id));

create or replace trigger erase_project_file after delete on public.project_file_versions
  for each row execute function private.erase_version_file();
