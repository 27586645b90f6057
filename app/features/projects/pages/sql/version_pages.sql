drop policy if exists version_pages_server on public.version_pages;
create policy version_pages_server on public.version_pages for select to service_role using (true);

-- Readable with its version, by the policies of that table.
drop policy if exists version_pages_readers on public.version_pages;
create policy version_pages_readers on public.version_pages for select to authenticated
  using (exists (select from public.deliverable_versions v where v.id = version_id));

create or replace trigger erase_version_page after delete on public.version_pages
  for each row execute function private.erase_version_file();
