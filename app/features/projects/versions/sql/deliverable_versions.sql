drop policy if exists deliverable_versions_server on public.deliverable_versions;
create policy deliverable_versions_server on public.deliverable_versions for select to service_role
  using (true);

-- Visible with the deliverable, by its policies and those of projects.
drop policy if exists deliverable_versions_readers on public.deliverable_versions;
create policy deliverable_versions_readers on public.deliverable_versions for select to authenticated
  using (exists (select from public.deliverables d where d.id = deliverable_id));

create or replace trigger erase_version_file after delete on public.deliverable_versions
  for each row execute function private.erase_version_file();
