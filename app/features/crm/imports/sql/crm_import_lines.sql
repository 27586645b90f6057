drop policy if exists crm_import_lines_server on public.crm_import_lines;
create policy crm_import_lines_server on public.crm_import_lines
  for select to service_role using (true);

-- Visible with the import, by its policy.
drop policy if exists crm_import_lines_staff on public.crm_import_lines;
create policy crm_import_lines_staff on public.crm_import_lines for select to authenticated
  using (import_id in (select i.id from public.crm_imports i));

create or replace trigger a_follow_merge before insert or update of contact_id on public.crm_import_lines
  for each row execute function private.follow_merge();
