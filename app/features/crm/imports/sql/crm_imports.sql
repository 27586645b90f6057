drop policy if exists crm_imports_server on public.crm_imports;
create policy crm_imports_server on public.crm_imports for select to service_role using (true);

-- Imports of the products in which the user may import.
drop policy if exists crm_imports_staff on public.crm_imports;
create policy crm_imports_staff on public.crm_imports for select to authenticated
  using (product = any ((select private.products_in('crm', 'create'))::text[]));

-- For each step, not for each batch: screens poll the progress.
create or replace trigger announce_imports after insert or update of state on public.crm_imports
  for each statement execute function private.announce_list('imports');

-- The drafts are not needed after the dry run.
create or replace trigger drop_import_drafts after update of state on public.crm_imports
  for each row when (old.state = 'checking' and new.state <> 'checking')
  execute function private.drop_import_drafts();
