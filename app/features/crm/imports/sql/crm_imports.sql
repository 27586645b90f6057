drop policy if exists crm_imports_server on public.crm_imports;
create policy crm_imports_server on public.crm_imports for select to service_role using (true);

-- Of the products in which one may import oneself.
drop policy if exists crm_imports_staff on public.crm_imports;
create policy crm_imports_staff on public.crm_imports for select to authenticated
  using (product = any ((select private.products_in('crm', 'create'))::text[]));

-- Of each step, not of each batch: screens that show the progress ask for it.
create or replace trigger announce_imports after insert or update of state on public.crm_imports
  for each statement execute function private.announce_list('imports');

-- Nobody needs the drafts of a dry run that is over.
create or replace trigger drop_import_drafts after update of state on public.crm_imports
  for each row when (old.state = 'checking' and new.state <> 'checking')
  execute function private.drop_import_drafts();
